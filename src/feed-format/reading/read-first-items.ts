import { stat } from 'node:fs/promises'
import { type Dialect, type DialectId, dialectById, findDialect } from '../dialects/dialects.ts'
import type { FeedMapping } from '../mapping/feed-mapping.values.ts'
import { findFeedEncoding } from './feed-encoding.ts'
import { FeedRefused } from './feed-refused.ts'
import { findFeedSyntax } from './feed-syntax.ts'
import type { ItemNode } from './item-node.ts'
import { openFeedBytes } from './open-feed-bytes.ts'
import { headOf, readContext, readItems } from './read-feed.ts'

export type FirstItems = { dialect: Dialect | null; nodes: ItemNode[] }

/**
 * The first ads of a document, which may be cut off behind them; by its first `bytes` it is told how it is written.
 * @throws {FeedRefused} when it can not be read even so far
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
    // Where it was cut off it is broken; what stands before that can be shown.
    const isCut = nodes.length > 0 || (await stat(path)).size >= of.bytes
    if (!(error instanceof FeedRefused) || !isCut) throw error
  }
  const [first] = nodes
  const told = of.format === 'auto' ? null : dialectById(of.format)
  const dialect = first ? (told ?? findDialect(syntax.kind, read.collector?.rootName ?? '', first)) : null
  return { dialect, nodes: nodes.slice(0, of.items) }
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

/** The beginning of a text without the letter at which it was cut. */
export function wholeLetters(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) > 0x7f) end--
  return bytes.subarray(0, end)
}
