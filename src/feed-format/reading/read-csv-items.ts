import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { limits } from '../../config/limits.ts'
import { type FoundItem, type ItemCollector, isTitleName } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'

/** Rows that may precede the header, such as a caption. */
const prefaceRows = 10
const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Yields the jobs of a table in batches, one per row; the first row with a title column is the header.
 * @throws {FeedRefused} with the line for unbalanced quotes or an unterminated row.
 */
export async function* readCsvItems(
  texts: AsyncIterable<string>,
  read: ReadContext,
  delimiter: string,
): AsyncGenerator<FoundItem[]> {
  const found: FoundItem[] = []
  const collector = read.collect(item => found.push(item))
  read.collector = collector
  collector.start('', noAttributes, 1, 'property')
  collector.list('')
  const end = { text: '' }
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.feedItemChars,
  })
  // Its failure reaches the loop below as the parser's own error.
  pipeline(Readable.from(notingEnd(texts, end)), parser).catch(() => {})
  const preface: string[][] = []
  let columns: string[] | null = null
  let isLastShort = false
  try {
    // With the option `info`, csv-parse yields such pairs, which its types do not express.
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (columns === null) {
        if (read.takesAnyHeader || record.some(isTitleName)) columns = record
        else preface.push(record)
        if (preface.length > prefaceRows) break
        continue
      }
      takeRow(collector, columns, record, info.lines, read)
      isLastShort = record.length < columns.length
      // The last row is held back until the table has ended.
      if (found.length > limits.feedBatchItems) yield found.splice(0, limits.feedBatchItems)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FeedRefused({ code: 'broken-table', params: { said: error.message } })
  }
  if (columns === null) refuseTable(preface[0] ?? [])
  collector.end()
  const last = found.at(-1)
  if (last && isLastShort && !/[\r\n]$/.test(end.text)) last.problem = { code: 'cut-row', params: {} }
  if (found.length > 0) yield found
}

async function* notingEnd(texts: AsyncIterable<string>, end: { text: string }): AsyncGenerator<string> {
  for await (const text of texts) {
    if (text !== '') end.text = text.slice(-1)
    yield text
  }
}

function refuseTable(row: string[]): never {
  const found = row.slice(0, 8).map(column => `"${column.trim().slice(0, 40)}"`)
  throw new FeedRefused({ code: 'no-title-column', params: { columns: found.join(', ') } })
}

function takeRow(
  collector: ItemCollector,
  columns: string[],
  row: string[],
  line: number,
  read: ReadContext,
): void {
  if (row.length !== columns.length)
    read.warn({ code: 'row-length', params: { cells: row.length, columns: columns.length } }, line)
  collector.start('', noAttributes, line, 'record')
  columns.forEach((column, index) => {
    const cell = row[index]
    if (column.trim() === '' || cell === undefined || cell === '') return
    collector.start(column, noAttributes, line, 'property')
    collector.text(cell)
    collector.end()
  })
  collector.end()
}
