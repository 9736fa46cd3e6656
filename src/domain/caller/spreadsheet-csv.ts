import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** Streams CSV for spreadsheets: UTF-8 with byte order mark, and no cell can be interpreted as a formula. */
export function spreadsheetCsv(header: string[], rows: AsyncIterable<string[]>): Readable {
  const writer = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // A leading = + - @ tab or return would start a formula.
    escape_formulas: true,
    header: true,
    columns: header,
  })
  const source = Readable.from(rows)
  // Abort the response when reading fails, so that the browser reports an incomplete download.
  source.on('error', error => writer.destroy(error))
  return source.pipe(writer)
}
