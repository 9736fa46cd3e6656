import type { Rule } from '../document/page-rules.ts'
import type { PdfPage, Run } from '../document/pdf-runs.ts'

/** A row of a table that was drawn with lines: what stands in each of its cells, from left to right. */
export type TableRow = { cells: TableCell[]; top: number; left: number; right: number }
export type TableCell = { runs: Run[]; left: number; right: number }

/** A frame around half a page is no row of a table. */
const mostShareOfPage = 0.33
const leastRowsOfTable = 2

/** The rows of tables on a page, as far as lines part them from each other and their cells. */
export function ruledTables({ runs, rules = [], heightPoints }: PdfPage): TableRow[] {
  if (rules.length < 4) return []
  const upright = rules.filter(({ isUpright }) => isUpright)
  const level = rules.filter(rule => !rule.isUpright && upright.some(other => meet(rule, other)))
  const rows: (TableRow & { bottom: number })[] = []
  for (const run of runs) {
    const edges = edgesAround(run, level, upright)
    if (!edges || edges.bottom - edges.top > mostShareOfPage * heightPoints) continue
    const row = rows.find(each => isNear(each.top, edges.top) && isNear(each.bottom, edges.bottom))
    if (row) addTo(row, run, edges)
    else rows.push({ ...edges, cells: [{ runs: [run], left: edges.left, right: edges.right }] })
  }
  const kept = rows.filter(({ cells }) => cells.length > 1)
  if (kept.length < leastRowsOfTable) return []
  return kept.map(({ cells, top, left, right }) => ({
    ...{ top, left, right },
    cells: cells.toSorted((one, other) => one.left - other.left),
  }))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 2
}

function addTo(row: TableRow, run: Run, edges: Edges): void {
  const cell = row.cells.find(({ left, right }) => edges.left < right - 3 && edges.right > left + 3)
  if (cell) cell.runs.push(run)
  else row.cells.push({ runs: [run], left: edges.left, right: edges.right })
  row.left = Math.min(row.left, edges.left)
  row.right = Math.max(row.right, edges.right)
}

type Edges = { top: number; bottom: number; left: number; right: number }

/** The lines above, below and at the sides of a run; a table may be open at its sides, but not on both. */
function edgesAround(run: Run, level: readonly Rule[], upright: readonly Rule[]): Edges | null {
  const [across, down] = [run.x + Math.min(run.width, 12) / 2, run.y + run.sizePoints / 2]
  const over = level.filter(rule => spans(rule.x, rule.length, across))
  const heights = over.map(({ y }) => y)
  const [top, bottom] = nearestTo(down, heights)
  if (top === null || bottom === null) return null
  // The line of a timeline does not reach those of the headings above and below it.
  const beside = upright.filter(rule => rule.y <= top + mostGap && rule.y + rule.length >= bottom - mostGap)
  const [left, right] = nearestTo(
    across,
    beside.map(({ x }) => x),
  )
  if (left === null && right === null) return null
  const ends = over.filter(({ y }) => Math.abs(y - top) < 1)
  return {
    top,
    bottom,
    left: left ?? Math.min(...ends.map(({ x }) => x)),
    right: right ?? Math.max(...ends.map(({ x, length }) => x + length)),
  }
}

function spans(from: number, length: number, at: number): boolean {
  return at >= from - 1 && at <= from + length + 1
}

/** The last place before and the first one behind. */
function nearestTo(at: number, places: readonly number[]): [number | null, number | null] {
  const before = places.filter(place => place <= at)
  const behind = places.filter(place => place > at)
  return [before.length === 0 ? null : Math.max(...before), behind.length === 0 ? null : Math.min(...behind)]
}

const mostGap = 2.5

/** Whether two lines of a table touch or cross; what underlines a word touches none. */
function meet(level: Rule, upright: Rule): boolean {
  const isBeside = upright.x >= level.x - mostGap && upright.x <= level.x + level.length + mostGap
  return isBeside && level.y >= upright.y - mostGap && level.y <= upright.y + upright.length + mostGap
}
