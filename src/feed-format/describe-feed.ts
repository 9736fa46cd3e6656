import type { Dialect } from './dialects/dialects.ts'
import { describeItems } from './mapping/describe-items.ts'
import type { FoundFeed } from './mapping/feed-mapping.values.ts'
import { proposeMapping } from './mapping/propose-mapping.ts'
import { findItemPaths } from './reading/find-item-paths.ts'
import type { ItemNode } from './reading/item-node.ts'
import type { CheckedFeed } from './reading/read-feed.ts'

/** What was recognised in a document that can be read: dialect, the fields of its ads, and where ours are read from. */
export async function describeFeed({
  dialect,
  syntax,
  itemCount,
  sample,
  mapping,
}: CheckedFeed): Promise<FoundFeed> {
  const itemPaths = mapping.itemPath
    ? [{ path: mapping.itemPath, name: mapping.itemPath, items: itemCount }]
    : []
  return {
    dialect: dialect?.id ?? null,
    syntax: syntax.kind,
    itemCount,
    itemPaths,
    ...describeFields(dialect, sample),
  }
}

/** What the ads of a feed say, and where ours is read from. */
export function describeFields(
  dialect: Dialect | null,
  sample: readonly ItemNode[],
): Pick<FoundFeed, 'fields' | 'proposed'> {
  const fields = describeItems(sample)
  const read = dialect === null ? [] : sample.map(node => ({ node, raw: dialect.read(node) }))
  return { fields, proposed: proposeMapping(read, fields) }
}

/** What may be an ad in a document in which none was recognised; null when nothing in it repeats or it is broken. */
export async function describeUnknown(path: string): Promise<FoundFeed | null> {
  const itemPaths = await findItemPaths(path).catch(() => [])
  if (itemPaths.length === 0) return null
  return { dialect: null, syntax: null, itemCount: 0, itemPaths, fields: [], proposed: {} }
}
