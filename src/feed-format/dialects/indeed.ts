import { textAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** Indeed's XML and the many feeds modelled on it: `<source><job>` with flat English elements. */
export const indeed: Dialect<'indeed'> = {
  id: 'indeed',
  syntax: 'xml',
  matches: rootName => rootName === 'source',
  read: item => ({
    ...readNamedFields(item),
    id: textAt(item, 'referencenumber', 'requisitionid', 'id', '@id', 'url'),
  }),
}
