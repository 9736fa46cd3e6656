import type { Context } from '../context.ts'
import { loadFeaturedJobRows } from './job-row.queries.ts'
import type { JobRow } from './job-row.ts'

/** At most `limit` live jobs that were paid to stand out; each has its turn by day. They are to be marked "Anzeige". */
export async function listFeaturedJobs(ctx: Context, limit: number): Promise<JobRow[]> {
  return loadFeaturedJobRows(ctx.db, limit, ctx.now())
}
