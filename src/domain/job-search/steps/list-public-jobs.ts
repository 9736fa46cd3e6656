import type { Context } from '../../caller/context.ts'
import { loadPublicJobRows, type PublicJobRow } from '../../jobs/steps/job-row.queries.ts'

export type { PublicJobRow }

/** The ads among `ids` whose page everyone may read, in the order of `ids`: those that have ended, too, and say so. */
export async function listPublicJobs(ctx: Context, ids: readonly number[]): Promise<PublicJobRow[]> {
  const rows = new Map((await loadPublicJobRows(ctx.db, ids, ctx.now())).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
