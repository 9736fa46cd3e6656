import type { Piece } from '../document/line.ts'
import type { Run } from '../document/pdf-runs.ts'
import { findPoint, findSpan } from '../structure/read-period.ts'
import { intoRows } from './rows.ts'

/** What stands in one place of a row; several pieces once a line that went on below has been joined. */
export type Cell = { x: number; right: number; pieces: Piece[]; fonts?: { first?: string; last?: string } }

export type PrintedLine = { cells: Cell[]; y: number; sizePoints: number; page: number }

/** A gap as wide as this many letters is meant; a narrower one is a space, or nothing inside a word. */
export const cellGapSizes = 1.1
const spaceGapSizes = 0.14

export function intoPrintedLines(runs: readonly Run[], page: number): PrintedLine[] {
  return withWholeDates(linesOfRuns(runs, page).map(withDateCell))
}

export function linesOfRuns(runs: readonly Run[], page: number): PrintedLine[] {
  return intoRows(runs).map(row => {
    const cells: Cell[] = []
    for (const run of row.runs) addRun(cells, run, page)
    return { cells, y: row.y, sizePoints: Math.max(...row.runs.map(({ sizePoints }) => sizePoints)), page }
  })
}

function addRun(cells: Cell[], { text, x, y, width, sizePoints, font }: Run, page: number): void {
  const last = cells.at(-1)
  const piece = last?.pieces[0]
  const gap = last ? x - last.right : 0
  // Overlapping runs are bold print made of two.
  if (last && piece && gap < -0.5 * sizePoints && piece.text.endsWith(text)) return
  const isBesideDate = cells.length === 1 && gap > 0.4 * sizePoints && isDate(piece?.text ?? '')
  if (last && piece?.box && gap < cellGapSizes * sizePoints && !isBesideDate) {
    const isParted = gap > spaceGapSizes * sizePoints && !/\s$/.test(piece.text) && !/^\s/.test(text)
    const isWord = isParted && areSpacedLetters.test(piece.text) && areSpacedLetters.test(text)
    piece.text += (isWord ? '  ' : isParted ? ' ' : '') + text
    last.right = Math.max(last.right, x + width)
    last.fonts = { ...last.fonts, last: font }
    const top = Math.min(piece.box.y, y)
    const bottom = Math.max(piece.box.y + piece.box.height, y + sizePoints)
    piece.box = { ...piece.box, y: top, height: bottom - top, width: last.right - last.x }
    return
  }
  const box = { page, x, y, width, height: sizePoints }
  cells.push({ x, right: x + width, pieces: [{ text, box }], fonts: { first: font, last: font } })
}

/** A rail of dates may stand close to its texts. */
function isDate(text: string): boolean {
  if (text.length > 24 || !/\d\d/.test(text)) return false
  const span = findSpan(text) ?? findPoint(text)
  return span !== null && !/[\p{L}\d]/u.test(text.slice(0, span.start) + text.slice(span.end))
}

/** "M A R A" before "B E I S P I E L": the words of such a line have wider gaps than its letters. */
const areSpacedLetters = /(?:^|\s)\p{L}(?:\s\p{L})+$|^\p{L}(?:\s[\p{L}.])+/u

/** A bullet, or nothing, before the text is no cell of its own. */
function withDateCell(line: PrintedLine): PrintedLine {
  const [first, second] = line.cells
  const mark = first?.pieces[0]?.text.trim() ?? ''
  const piece = second?.pieces[0]
  if (!first || !second || !piece || !/^[-•*·–▪◦‣>●○■□➢✓o]$/u.test(mark)) return line
  const merged = { ...second, pieces: [{ ...piece, text: `• ${piece.text}` }, ...second.pieces.slice(1)] }
  return { ...line, cells: [merged, ...line.cells.slice(2)] }
}

/** "Feb 2018 -" above "present" in a narrow column of dates is one period. */
function withWholeDates(lines: PrintedLine[]): PrintedLine[] {
  const kept: PrintedLine[] = []
  for (const line of lines) {
    const above = kept.at(-1)
    const date = above?.cells[0]
    const rest = line.cells[0]
    const first = date?.pieces[0]
    const second = rest?.pieces[0]
    if (
      above &&
      date &&
      rest &&
      first &&
      second &&
      (Math.abs(date.x - rest.x) < 2 || Math.abs(date.right - rest.right) < 2) &&
      completes(textOf(date), second.text)
    ) {
      above.cells[0] = { ...date, right: Math.max(date.right, rest.right), pieces: [...date.pieces, second] }
      if (line.cells.length > 1) kept.push({ ...line, cells: line.cells.slice(1) })
    } else kept.push(line)
  }
  return kept
}

function completes(above: string, below: string): boolean {
  if (above.length > 24 || below.length > 24 || findSpan(above)?.kind === 'range') return false
  const whole = `${above} ${below}`.trim()
  const span = findSpan(whole)
  return (
    span?.kind === 'range' &&
    span.start === 0 &&
    span.end === whole.length &&
    !/\p{L}{3,}.*\d{4}.*\d{4}.*\d{4}/u.test(whole)
  )
}

function textOf(cell: Cell): string {
  return cell.pieces
    .map(({ text }) => text)
    .join(' ')
    .trim()
}
