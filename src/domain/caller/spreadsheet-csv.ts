import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** CSV in UTF-8 as spreadsheets open it, where no cell can be taken for a formula; it grows while it is read. */
export function spreadsheetCsv(header: string[], rows: AsyncIterable<string[]>): Readable {
  const writer = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    // = + - @ tab and return at the beginning of a cell would be read as a formula.
    escape_formulas: true,
    header: true,
    columns: header,
  })
  const source = Readable.from(rows)
  // What goes wrong while reading ends the file, too: the browser then says that it is not whole.
  source.on('error', error => writer.destroy(error))
  return source.pipe(writer)
}
