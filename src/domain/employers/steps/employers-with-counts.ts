import type { Context } from '../../caller/context.ts'
import { noJobSearchParams } from '../../job-search/job.schema.ts'
import { indexQuery } from '../../job-search/search-jobs.ts'
import { loadEmployerRows } from '../employer.queries.ts'
import { type EmployerRow, toEmployerRow } from '../employer-row.ts'

/**
 * All employers with the number of their live jobs, taken from the index: counting in the database would take longer than the rest of the
 * list.
 */
export async function employersWithCounts(ctx: Context): Promise<EmployerRow[]> {
  const { facets } = ctx.search.find(indexQuery(ctx, noJobSearchParams, 0))
  const counts = new Map(facets.employer.map(({ value, count }) => [Number(value), count]))
  const rows = await loadEmployerRows(ctx.db)
  return rows.map(row => toEmployerRow({ ...row, open_positions: counts.get(row.id) ?? 0 }, ctx.now()))
}
