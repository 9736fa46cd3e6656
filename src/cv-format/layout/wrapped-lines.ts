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
      above.cells[above.cells.length - 1] = {
        ...last,
        right: cell.right,
        pieces: [...last.pieces, ...cell.pieces],
        fonts: { ...last.fonts, last: cell.fonts?.last },
      }
      above.y = line.y
    } else kept.push({ ...line, cells: [...line.cells] })
  }
  return kept
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
  const firstWord = /^\S+/.exec(text.trim())?.[0] ?? ''
  const wordPoints = ((cell.right - cell.x) / Math.max(1, text.length)) * firstWord.length
  return last.right + wordPoints + 0.15 * line.sizePoints > edge - 1
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
