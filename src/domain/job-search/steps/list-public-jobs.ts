import type { Context } from '../../caller/context.ts'
import { loadPublicJobRows, type PublicJobRow } from '../../jobs/steps/job-row.queries.ts'

export type { PublicJobRow }

/** The jobs among `ids` whose page is public, in the order of `ids`, including ended ones, which are marked. */
export async function listPublicJobs(ctx: Context, ids: readonly number[]): Promise<PublicJobRow[]> {
  const rows = new Map((await loadPublicJobRows(ctx.db, ids, ctx.now())).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
