import type { Context } from '../../caller/context.ts'
import { listViewsOf, type PastView } from '../view.queries.ts'

export type { PastView }

/** Who looked at the site as this person, newest first. The caller has asked its policy. */
export function viewsOf(ctx: Context, userId: string): Promise<PastView[]> {
  return listViewsOf(ctx.db, userId)
}
