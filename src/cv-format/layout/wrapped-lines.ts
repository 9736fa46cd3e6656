import { isCountry } from '../fields/places.ts'
import { findPeriod } from '../structure/read-period.ts'
import { sectionKindOf } from '../structure/section-words.ts'
import type { Cell, PrintedLine } from './printed-lines.ts'

/** A list of words is no column of text. */
const leastWidthPoints = 90

/** Joins lines that went on below because the column was too narrow: the first word of the next would not have fitted. */
export function joinWrapped(lines: readonly PrintedLine[]): PrintedLine[] {
  const edge = Math.max(...lines.flatMap(({ cells }) => cells.map(({ right }) => right)))
  const left = Math.min(...lines.flatMap(({ cells }) => cells.map(({ x }) => x)))
  if (edge - left < leastWidthPoints) return [...lines]
  const kept: PrintedLine[] = []
  for (const line of lines) {
    const above = kept.at(-1)
    const cell = line.cells[0]
    const last = above?.cells.at(-1)
    if (above && cell && last && line.cells.length === 1 && goesOn(above, last, line, cell, edge)) {
      above.cells[above.cells.length - 1] = joined(last, cell)
      above.y = line.y
    } else if (above && goesOnInCells(above, line, edge)) {
      above.cells = above.cells.map(upper =>
        joined(
          upper,
          line.cells.find(lower => isBelow(upper, lower)),
        ),
      )
      above.y = line.y
    } else kept.push({ ...line, cells: [...line.cells] })
  }
  return kept
}

/** A row of a table without lines: each cell goes on in the one below it, whose first word would not have fitted; none is dated. */
function goesOnInCells(above: PrintedLine, line: PrintedLine, edge: number): boolean {
  if (above.cells.length < 3 || above.page !== line.page || line.y < above.y) return false
  if (Math.abs(above.sizePoints - line.sizePoints) > 0.6 || line.y - above.y > 1.5 * line.sizePoints)
    return false
  return line.cells.every(lower => {
    const at = above.cells.findIndex(upper => isBelow(upper, lower))
    const upper = above.cells[at]
    const text = lower.pieces[0]?.text ?? ''
    if (!upper || at === 0 || beginsNew(text)) return false
    const next = above.cells[at + 1]
    return (
      upper.right + firstWordPoints(lower, text) + 0.15 * line.sizePoints > (next ? next.x - 2 : edge - 1)
    )
  })
}

function isBelow(upper: Cell, lower: Cell): boolean {
  return Math.abs(upper.x - lower.x) < 2
}

function joined(upper: Cell, lower: Cell | undefined): Cell {
  if (!lower) return upper
  const fonts = { ...upper.fonts, last: lower.fonts?.last }
  return { ...upper, right: lower.right, pieces: [...upper.pieces, ...lower.pieces], fonts }
}

function firstWordPoints(cell: Cell, text: string): number {
  const word = /^\S+/.exec(text.trim())?.[0] ?? ''
  return ((cell.right - cell.x) / Math.max(1, text.length)) * word.length
}

function goesOn(above: PrintedLine, last: Cell, line: PrintedLine, cell: Cell, edge: number): boolean {
  const text = cell.pieces[0]?.text ?? ''
  if (above.page !== line.page || Math.abs(above.sizePoints - line.sizePoints) > 0.6) return false
  if (line.y - above.y > 2.1 * line.sizePoints || line.y < above.y) return false
  const isIndented = cell.x - last.x > -1 && cell.x - last.x < 14
  if (
    !isIndented ||
    beginsNew(text) ||
    isEnded(last) ||
    changesFont(last, cell) ||
    (above.cells.length === 1 && isWholeHeading(last))
  )
    return false
  return last.right + firstWordPoints(cell, text) + 0.15 * line.sizePoints > edge - 1
}

/** A bullet, a date, a label, a heading or a place with its country begins something new. */
export function beginsNew(text: string): boolean {
  const period = findPeriod(text)
  return (
    /^\s*[-•*·–▪◦‣>●○■□➢✓]\s/u.test(text) ||
    (period !== null && period.start === 0) ||
    /^\p{Lu}[\p{L} -]{2,24}:\s/u.test(text) ||
    /@/.test(text) ||
    isPlace(text) ||
    sectionKindOf(text) !== null
  )
}

/** "Bremen, Deutschland", "Mainz, Rheinland-Pfalz, Deutschland" */
function isPlace(text: string): boolean {
  const parts = text.split(', ')
  const names = parts.slice(0, -1)
  const areNames = names.every(name => /^\p{Lu}[\p{L} .-]+$/u.test(name))
  return names.length > 0 && names.length < 3 && areNames && isCountry(parts.at(-1) ?? '')
}

function isWholeHeading(cell: Cell): boolean {
  return sectionKindOf(cell.pieces.map(({ text }) => text).join(' ')) !== null
}

/** "Stationsleitung, Klinikum Nord (2014 – 2019)": a period behind what was done is the end of it. */
function isEnded({ pieces }: Cell): boolean {
  const text = pieces.at(-1)?.text ?? ''
  const period = findPeriod(text)
  return period !== null && period.start > 0 && /^[\s)\].]*$/.test(text.slice(period.end))
}

/** A bold line above one that is not ends where it was meant to end. */
function changesFont(above: Cell, below: Cell): boolean {
  const [end, start] = [above.fonts?.last, below.fonts?.first]
  return end !== undefined && start !== undefined && end !== start
}
