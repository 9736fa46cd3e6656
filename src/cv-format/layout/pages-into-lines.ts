import { cleanCharacters } from '../../texts/clean-text.ts'
import { type Line, lineCharsMax, linesMax } from '../document/line.ts'
import type { PdfPage } from '../document/pdf-runs.ts'
import { intoColumns } from './columns.ts'
import { intoPrintedLines, type PrintedLine } from './printed-lines.ts'
import { withoutRepeated } from './repeated-lines.ts'
import { joinWrapped } from './wrapped-lines.ts'

/** The lines of printed pages in reading order, without what is repeated on each page. */
export function pagesIntoLines(pages: readonly PdfPage[]): Line[] {
  const columns = pages.map((page, at) => intoColumns(page).map(runs => intoPrintedLines(runs, at + 1)))
  const kept = withoutRepeated(columns, pages)
  return kept
    .flatMap(column => joinWrapped(column))
    .slice(0, linesMax)
    .map(lineOfPrinted)
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
