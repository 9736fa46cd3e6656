import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { Context } from '../../caller/context.ts'
import { loadFeaturedJobRows } from '../../jobs/steps/job-row.queries.ts'

/** At most `limit` live jobs that were paid to stand out; each has its turn by day. They are to be marked "Anzeige". */
export async function listFeaturedJobs(ctx: Context, limit: number): Promise<JobRow[]> {
  return loadFeaturedJobRows(ctx.db, limit, ctx.now())
}
