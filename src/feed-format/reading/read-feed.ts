import { limits } from '../../config/limits.ts'
import { type Dialect, type DialectId, dialectById, findDialect } from '../dialects/dialects.ts'
import type { RawItem } from '../dialects/raw-item.ts'
import type { FormatReason } from '../format-reason.values.ts'
import { applyMapping } from '../mapping/apply-mapping.ts'
import type { FeedMapping } from '../mapping/feed-mapping.values.ts'
import { type FoundItem, ItemCollector } from './collect-items.ts'
import { decodeFeed, type FeedEncoding, findFeedEncoding } from './feed-encoding.ts'
import { FeedRefused } from './feed-refused.ts'
import { type FeedSyntax, findFeedSyntax } from './feed-syntax.ts'
import type { ItemNode } from './item-node.ts'
import { withResources } from './json-api.ts'
import { type FeedDocument, openFeedBytes } from './open-feed-bytes.ts'
import type { ReadContext } from './read-context.ts'
import { readCsvItems } from './read-csv-items.ts'
import { readJsonItems } from './read-json-items.ts'
import { readXmlItems } from './read-xml-items.ts'

/** One job of a feed as its dialect reads it; `problem` says why it cannot be imported. */
export type FeedItem = { raw: RawItem; line: number | null; problem: FormatReason | null }

export type CheckedFeed = {
  document: FeedDocument
  encoding: FeedEncoding
  syntax: FeedSyntax
  /** Null for a feed without jobs. */
  dialect: Dialect | null
  itemCount: number
  warnings: FeedWarning[]
  mapping: FeedMapping
  /** The first jobs, for display and for guessing the mapping. */
  sample: ItemNode[]
  /** All jobs of a small document, which then need not be read twice. */
  held: FoundItem[] | null
}
export type FeedWarning = { line: number | null; reason: FormatReason }

/**
 * Reads the whole document once, keeping it only if it is small, so that a broken one is refused before anything is changed.
 * @throws {FeedRefused}
 */
export async function checkFeed(
  document: FeedDocument,
  format: DialectId | 'auto' = 'auto',
  mapping: FeedMapping = {},
): Promise<CheckedFeed> {
  const encoding = await findFeedEncoding(openFeedBytes(document))
  const syntax = findFeedSyntax(await headOf(document, encoding))
  const warnings: FeedWarning[] = encoding.warning === null ? [] : [{ line: null, reason: encoding.warning }]
  const read: ReadContext = {
    ...readContext(mapping),
    warn: (reason, line = null) => {
      if (warnings.length < 20) warnings.push({ line, reason })
    },
  }
  let dialect = format === 'auto' ? null : dialectById(format)
  let itemCount = 0
  const sample: ItemNode[] = []
  const held: FoundItem[] | null = encoding.bytes <= limits.feedHeldBytes ? [] : null
  for await (const items of readItems({ document, encoding, syntax }, read)) {
    const first = items[0]
    if (dialect === null && first)
      dialect = findDialect(syntax.kind, read.collector?.rootName ?? '', first.node)
    itemCount += items.length
    for (const item of items) {
      if (sample.length < sampleItems) sample.push(item.node)
      held?.push(item)
    }
  }
  if (itemCount === 0) refuseUnlessEmptyList(syntax, read)
  return { document, encoding, syntax, dialect, itemCount, warnings, mapping, sample, held }
}

/** The jobs of a checked feed, in document order, in batches. */
export async function* readFeed(feed: CheckedFeed): AsyncGenerator<FeedItem[]> {
  const dialect = feed.dialect
  if (dialect === null) return
  for await (const items of feed.held === null ? readItems(feed, readContext(feed.mapping)) : [feed.held])
    yield items
      .filter(item => !dialect.skips?.(item.node))
      .map(item => ({
        raw: applyMapping(dialect.read(item.node), item.node, feed.mapping.fields),
        line: item.line,
        problem: item.problem,
      }))
}

const sampleItems = 30

export function readContext({ itemPath = null }: FeedMapping): ReadContext {
  return {
    collector: null,
    warn: () => {},
    collect: onItem => new ItemCollector(onItem, itemPath),
    takesAnyHeader: itemPath !== null,
  }
}

type Readable = Pick<CheckedFeed, 'document' | 'encoding' | 'syntax'>

export function readItems(feed: Readable, read: ReadContext): AsyncGenerator<FoundItem[]> {
  const open = () => withoutLeadingSpace(decodeFeed(openFeedBytes(feed.document), feed.encoding))
  const texts = open()
  switch (feed.syntax.kind) {
    case 'xml':
      return readXmlItems(texts, read)
    case 'json':
      return withResources(readJsonItems(texts, read, feed.syntax.isLines), open)
    case 'csv':
      return readCsvItems(texts, read, feed.syntax.delimiter)
  }
}

/** The beginning of a document, long enough to detect its syntax. */
export async function headOf(document: FeedDocument, encoding: FeedEncoding): Promise<string> {
  let head = ''
  for await (const text of decodeFeed(openFeedBytes(document), encoding)) {
    head += text
    if (head.trimStart().length > 16_000) break
  }
  return head
}

/** An XML declaration must be at the very start; blank lines before it are a common and harmless mistake. */
async function* withoutLeadingSpace(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isStart = true
  for await (const text of texts) {
    const kept = isStart ? text.trimStart() : text
    if (kept !== '') isStart = false
    if (!isStart) yield kept
  }
}

const listRoots = new Set(
  'source jobs rss feed stellenangebote stellen workzagjobs positionopenings hrbaxmljobpositionposting positions vacancies channel rdf anzeigen offers postings stellenanzeigen'.split(
    ' ',
  ),
)

function refuseUnlessEmptyList(syntax: FeedSyntax, read: ReadContext): void {
  const root = read.collector?.rootName ?? ''
  if (read.collector?.hasList || (syntax.kind === 'xml' && listRoots.has(root))) {
    read.warn({ code: 'empty-feed', params: {} })
    return
  }
  const start = read.collector?.outsideText.replace(/\s+/g, ' ').trim().slice(0, 100) ?? ''
  throw new FeedRefused({ code: 'no-jobs-recognised', params: { syntax: syntax.kind, root, start } })
}
