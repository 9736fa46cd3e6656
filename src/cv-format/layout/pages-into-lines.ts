import { cleanCharacters } from '../../texts/clean-text.ts'
import { type Line, lineCharsMax, linesMax } from '../document/line.ts'
import type { PdfPage, Run } from '../document/pdf-runs.ts'
import { intoColumns } from './columns.ts'
import { intoPrintedLines, type PrintedLine } from './printed-lines.ts'
import { withoutRepeated } from './repeated-lines.ts'
import { ruledTables, type TableRow } from './ruled-tables.ts'
import { linesOfTableRow } from './table-lines.ts'
import { joinWrapped } from './wrapped-lines.ts'

/** The lines of printed pages in reading order, without what is repeated on each page. */
export function pagesIntoLines(pages: readonly PdfPage[]): Line[] {
  const columns = pages.map((page, at) => {
    const tables = ruledTables(page)
    return intoColumns(page, tables).map(runs => linesWithTables(runs, tables, at + 1))
  })
  const kept = withoutRepeated(columns, pages)
  return kept
    .flatMap(column => joinWrapped(column))
    .slice(0, linesMax)
    .map(lineOfPrinted)
}

/** What stands between the rows of tables is read by itself. */
function linesWithTables(runs: readonly Run[], tables: readonly TableRow[], page: number): PrintedLine[] {
  const own = tables
    .filter(({ cells }) => cells.some(cell => cell.runs.some(run => runs.includes(run))))
    .toSorted((one, other) => one.top - other.top)
  const inTables = new Set(own.flatMap(({ cells }) => cells.flatMap(cell => cell.runs)))
  const beside = runs.filter(run => !inTables.has(run))
  const lines: PrintedLine[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const row of own) {
    const above = beside.filter(({ y }) => y >= from && y < row.top)
    lines.push(...intoPrintedLines(above, page), ...linesOfTableRow(row, page))
    from = row.top
  }
  const below = beside.filter(({ y }) => y >= from)
  return [...lines, ...intoPrintedLines(below, page)]
}

function lineOfPrinted({ cells, sizePoints }: PrintedLine): Line {
  let text = ''
  const pieces: Line['pieces'][number][] = []
  for (const cell of cells) {
    for (const [at, piece] of cell.pieces.entries()) {
      if (text !== '') text += at === 0 ? '\t' : '\n'
      const clean = cleanCharacters(piece.text).slice(0, lineCharsMax)
      pieces.push({ ...piece, text: clean, from: text.length })
      text += clean
    }
  }
  return { text, pieces, sizePoints, isHeading: false }
}
