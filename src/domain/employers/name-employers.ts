import type { Context } from '../caller/context.ts'
import { loadEmployerNames } from './employer.queries.ts'

/** Public names of employers by id. */
export async function nameEmployers(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
  return ids.length === 0 ? new Map() : loadEmployerNames(ctx.db, ids)
}
