import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { limits } from '../../../config/limits.ts'
import { type FoundItem, ItemCollector, isTitleName } from './collect-items.ts'
import { FeedRefused } from './feed-refused.ts'
import type { ReadContext } from './read-context.ts'

const noAttributes: ReadonlyMap<string, string> = new Map()

/**
 * Jobs of a table, one a row, the first row naming the columns; a few at a time.
 * @throws {FeedRefused} with the line when quotes do not match or a row has no end.
 */
export async function* readCsvItems(
  texts: AsyncIterable<string>,
  read: ReadContext,
  delimiter: string,
): AsyncGenerator<FoundItem[]> {
  let found: FoundItem[] = []
  const collector = new ItemCollector(item => found.push(item))
  read.collector = collector
  collector.start('', noAttributes, 1, 'property')
  collector.list('')
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
  pipeline(Readable.from(texts), parser).catch(() => {})
  let columns: string[] | null = null
  try {
    // The option `info` makes each record such a pair, which the types of csv-parse do not say.
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (columns === null) columns = titled(record)
      else takeRow(collector, columns, record, info.lines, read)
      if (found.length >= limits.feedBatchItems) {
        yield found
        found = []
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FeedRefused(`The table can not be read: ${error.message}`)
  }
  collector.end()
  if (found.length > 0) yield found
}

function titled(columns: string[]): string[] {
  if (columns.some(isTitleName)) return columns
  const found = columns.slice(0, 8).map(column => `"${column.trim().slice(0, 40)}"`)
  throw new FeedRefused(
    `The table has no column with titles: found ${found.join(', ')}; expected one named Titel, Title or Jobtitel`,
  )
}

function takeRow(
  collector: ItemCollector,
  columns: string[],
  row: string[],
  line: number,
  read: ReadContext,
): void {
  if (row.length !== columns.length)
    read.warn(`The row has ${row.length} cells instead of ${columns.length}`, line)
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
