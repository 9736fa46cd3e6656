import type { Context } from '../context.ts'
import { loadEmployerRows } from './employer.queries.ts'
import { type EmployerRow, toEmployerRow } from './employer-row.ts'

/** At most `limit` employers to show on the front page: paid ones first, then those with the most open positions. */
export async function listFeaturedEmployers(ctx: Context, limit: number): Promise<EmployerRow[]> {
  const rows = (await loadEmployerRows(ctx.db, ctx.now())).map(row => toEmployerRow(row, ctx.now()))
  return rows
    .filter(row => row.openPositions > 0)
    .sort(
      (a, b) =>
        Number(b.isFeatured) - Number(a.isFeatured) || b.openPositions - a.openPositions || a.id - b.id,
    )
    .slice(0, limit)
}
