import type { Context } from '../caller/context.ts'
import type { EmployerRow } from './employer-row.ts'
import { employersWithCounts } from './steps/employers-with-counts.ts'

/** For the front page: paid ones first, then by open positions. */
export async function listFeaturedEmployers(ctx: Context, limit: number): Promise<EmployerRow[]> {
  const rows = await employersWithCounts(ctx)
  return rows
    .filter(row => row.openPositions > 0)
    .sort(
      (a, b) =>
        Number(b.isFeatured) - Number(a.isFeatured) || b.openPositions - a.openPositions || a.id - b.id,
    )
    .slice(0, limit)
}
