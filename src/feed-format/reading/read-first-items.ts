import { stat } from 'node:fs/promises'
import { type Dialect, type DialectId, dialectById, findDialect } from '../dialects/dialects.ts'
import type { FeedMapping } from '../mapping/feed-mapping.values.ts'
import { findFeedEncoding } from './feed-encoding.ts'
import { FeedRefused } from './feed-refused.ts'
import { type FeedSyntax, findFeedSyntax } from './feed-syntax.ts'
import type { ItemNode } from './item-node.ts'
import { openFeedBytes } from './open-feed-bytes.ts'
import { headOf, readContext, readItems } from './read-feed.ts'

export type FirstItems = { syntax: FeedSyntax['kind']; dialect: Dialect | null; nodes: ItemNode[] }

/**
 * The first jobs of a document that may be truncated after them; its first `bytes` determine encoding and syntax.
 * @throws {FeedRefused} when not even that much can be read
 */
export async function readFirstItems(
  path: string,
  of: { format: DialectId | 'auto'; mapping: FeedMapping; items: number; bytes: number },
): Promise<FirstItems> {
  const encoding = await findFeedEncoding(startOf(openFeedBytes(path), of.bytes))
  const syntax = findFeedSyntax(await headOf(path, encoding))
  const read = readContext(of.mapping)
  const nodes: ItemNode[] = []
  try {
    for await (const items of readItems({ document: path, encoding, syntax }, read)) {
      nodes.push(...items.map(item => item.node))
      if (nodes.length >= of.items) break
    }
  } catch (error) {
    // A truncated document fails at its end; the jobs before that can still be shown.
    const isCut = nodes.length > 0 || (await stat(path)).size >= of.bytes
    if (!(error instanceof FeedRefused) || !isCut) throw error
  }
  const [first] = nodes
  const told = of.format === 'auto' ? null : dialectById(of.format)
  const dialect = first ? (told ?? findDialect(syntax.kind, read.collector?.rootName ?? '', first)) : null
  return { syntax: syntax.kind, dialect, nodes: nodes.slice(0, of.items) }
}

async function* startOf(chunks: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let room = bytes
  for await (const chunk of chunks) {
    if (chunk.length < room) {
      room -= chunk.length
      yield chunk
      continue
    }
    yield wholeLetters(chunk.subarray(0, room))
    return
  }
}

/** Drops an incomplete UTF-8 character at the end. */
export function wholeLetters(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) > 0x7f) end--
  return bytes.subarray(0, end)
}
