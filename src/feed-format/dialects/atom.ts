import { nodesAt, textAt } from '../reading/item-node.ts'
import type { Dialect } from './dialect.ts'
import { readNamedFields } from './named-fields.ts'

/** Atom: `<feed><entry>` with links in attributes. */
export const atom: Dialect<'atom'> = {
  id: 'atom',
  syntax: 'xml',
  matches: (rootName, item) => rootName === 'feed' && item.name === 'entry',
  read: item => {
    const links = nodesAt(item, 'link')
    const link = links.find(node => (node.attributes.get('rel') ?? 'alternate') === 'alternate') ?? links[0]
    return {
      ...readNamedFields(item),
      id: textAt(item, 'id'),
      url: link?.attributes.get('href') ?? textAt(item, 'link'),
      posted: textAt(item, 'published', 'updated', 'issued'),
      category: textAt(item, 'category@label', 'category@term', 'category'),
      employer: textAt(item, 'company', 'author/name'),
      email: textAt(item, 'email', 'author/email'),
    }
  },
}
