import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { listViewsOf, type PastView } from './view.queries.ts'

/** When administrators looked at the site as the person who asks, and why. Not who: they act for the board. */
export async function listOwnViews(ctx: Context): Promise<Omit<PastView, 'by'>[]> {
  const { userId } = requirePerson(ctx.actor)
  return (await listViewsOf(ctx.db, userId)).map(({ by: _, ...view }) => view)
}
