import type { Run } from '../document/pdf-runs.ts'

/** Runs on one base line, from left to right. */
export type Row = { runs: Run[]; y: number; height: number }

const sameRowPoints = 3.5

/** Groups runs by the height they stand at, from above. */
export function intoRows(runs: readonly Run[]): Row[] {
  const rows: Row[] = []
  for (const run of runs.toSorted((one, other) => baseOf(one) - baseOf(other))) {
    const last = rows.at(-1)
    if (last && Math.abs(baseOf(run) - (last.y + last.height)) <= sameRowPoints) last.runs.push(run)
    else rows.push({ runs: [run], y: run.y, height: run.sizePoints })
  }
  for (const row of rows) row.runs.sort((one, other) => one.x - other.x)
  return rows
}

function baseOf(run: Run): number {
  return run.y + run.sizePoints
}
