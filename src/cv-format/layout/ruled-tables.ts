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
  const level = rules.filter(({ isUpright }) => !isUpright)
  const upright = rules.filter(({ isUpright }) => isUpright)
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
  const beside = upright.filter(rule => spans(rule.y, rule.length, down))
  const top = nearest(
    over.map(({ y }) => y).filter(y => y <= down),
    down,
  )
  const bottom = nearest(
    over.map(({ y }) => y).filter(y => y > down),
    down,
  )
  const left = nearest(
    beside.map(({ x }) => x).filter(x => x <= across),
    across,
  )
  const right = nearest(
    beside.map(({ x }) => x).filter(x => x > across),
    across,
  )
  if (top === null || bottom === null || (left === null && right === null)) return null
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

function nearest(places: readonly number[], at: number): number | null {
  if (places.length === 0) return null
  return places.reduce((one, other) => (Math.abs(other - at) < Math.abs(one - at) ? other : one))
}
