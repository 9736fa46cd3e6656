import { textAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** RSS 2.0 and 1.0, plain or with the namespaced elements that job plugins add. */
export const rss: Dialect<'rss'> = {
  id: 'rss',
  syntax: 'xml',
  matches: (rootName, item) =>
    rootName === 'rss' || rootName === 'rdf' || (rootName === 'channel' && item.name === 'item'),
  read: item => ({
    ...readNamedFields(item),
    id: textAt(item, 'guid', 'id', 'identifier', 'link', '@about'),
    posted: textAt(item, 'pubdate', 'date', 'published'),
    url: textAt(item, 'link', 'url', 'guid'),
  }),
}
