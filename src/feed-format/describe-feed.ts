import type { Dialect } from './dialects/dialects.ts'
import { describeItems } from './mapping/describe-items.ts'
import type { FoundFeed } from './mapping/feed-mapping.values.ts'
import { proposeMapping } from './mapping/propose-mapping.ts'
import { findItemPaths } from './reading/find-item-paths.ts'
import type { ItemNode } from './reading/item-node.ts'
import type { CheckedFeed } from './reading/read-feed.ts'

/** Describes a readable document: its dialect, the fields of its jobs, and which of them our fields are read from. */
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

/** The fields that the jobs of a feed have, and which of them ours are read from. */
export function describeFields(
  dialect: Dialect | null,
  sample: readonly ItemNode[],
): Pick<FoundFeed, 'fields' | 'proposed'> {
  const fields = describeItems(sample)
  const read = dialect === null ? [] : sample.map(node => ({ node, raw: dialect.read(node) }))
  return { fields, proposed: proposeMapping(read, fields) }
}

/** Candidates for the job element of a document in which none was recognised; null when no element repeats or the document is malformed. */
export async function describeUnknown(path: string): Promise<FoundFeed | null> {
  const itemPaths = await findItemPaths(path).catch(() => [])
  if (itemPaths.length === 0) return null
  return { dialect: null, syntax: null, itemCount: 0, itemPaths, fields: [], proposed: {} }
}
