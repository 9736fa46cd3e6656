import { findPeriod } from '../structure/read-period.ts'
import type { PrintedLine } from './printed-lines.ts'
import { linesOfRuns } from './printed-lines.ts'
import type { TableCell, TableRow } from './ruled-tables.ts'
import { beginsNew } from './wrapped-lines.ts'

const mostLabelChars = 45
const isBullet = /^\s*[-•*·–▪◦‣>●○■□➢✓]\s/u

/**
 * A row of a table as lines. A label or a date and one text: the label stands beside the first line of the text. More cells are one line,
 * with what its writer listed in them below it.
 */
export function linesOfTableRow({ cells, top }: TableRow, page: number): PrintedLine[] {
  const texts = cells.map(cell => linesOfCell(cell, page))
  const [label, ...others] = texts
  if (!label) return []
  if (isCard(label)) return texts.flat()
  const joinedLabel = charsOf(label) <= mostLabelChars ? [label.reduce(joined)] : label
  const [first, ...more] = joinedLabel
  const firsts = others.length === 1 ? [others[0]?.slice(0, 1) ?? []] : others.map(withoutList)
  const below = others.flatMap((lines, at) => lines.slice(firsts[at]?.length ?? 0))
  const row = [first, ...more, ...firsts.flat()].filter(line => line !== undefined)
  const sizePoints = Math.max(...row.map(line => line.sizePoints))
  return [{ cells: row.flatMap(line => line.cells), y: top, sizePoints, page }, ...below]
}

/** A card beside another one tells of itself what a row tells in its cells. */
function isCard(lines: readonly PrintedLine[]): boolean {
  const period = lines.map(line => findPeriod(textOf(line)))
  return period.some(Boolean) && lines.some((line, at) => !period[at] && /\p{L}{3}/u.test(textOf(line)))
}

function withoutList(lines: readonly PrintedLine[]): PrintedLine[] {
  const end = lines.findIndex(line => isBullet.test(textOf(line)))
  return lines.slice(0, end < 0 ? lines.length : Math.max(1, end))
}

/** The lines of a cell; what did not fit is one with the line above it. */
function linesOfCell({ runs, left, right }: TableCell, page: number): PrintedLine[] {
  const padding = Math.max(0, Math.min(...runs.map(({ x }) => x)) - left)
  return linesOfRuns(runs, page).reduce<PrintedLine[]>((kept, line) => {
    const above = kept.at(-1)
    if (above && goesOn(above, line, right - padding)) kept[kept.length - 1] = joined(above, line)
    else kept.push(line)
    return kept
  }, [])
}

function goesOn(above: PrintedLine, line: PrintedLine, edge: number): boolean {
  const [cell] = line.cells
  const text = textOf(line)
  const last = above.cells.at(-1)
  if (!cell || !last || beginsNew(text)) return /[-._]$/.test(textOf(above)) && /^\S+@/.test(text)
  const wordPoints = ((cell.right - cell.x) / Math.max(1, text.length)) * (/^\S+/.exec(text)?.[0].length ?? 0)
  return last.right + wordPoints + 0.15 * line.sizePoints > edge
}

/** One line, as if there had been room. */
function joined(above: PrintedLine, line: PrintedLine): PrintedLine {
  const [last] = above.cells.slice(-1)
  if (!last) return line
  const pieces = [...last.pieces, ...line.cells.flatMap(cell => cell.pieces)]
  const right = Math.max(last.right, ...line.cells.map(cell => cell.right))
  return { ...above, cells: [...above.cells.slice(0, -1), { ...last, right, pieces }] }
}

function textOf({ cells }: PrintedLine): string {
  return cells
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(' ')
    .trim()
}

function charsOf(lines: readonly PrintedLine[]): number {
  return lines.reduce((sum, line) => sum + textOf(line).length, 0)
}
