import { isUuid } from '../../basics/uuid.ts'
import { findPerson, type Person } from '../accounts/find-person.ts'
import { actorForView } from '../accounts/steps/actor-for-view.ts'
import type { UserActor } from '../caller/actor.ts'
import { hasPermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { findView } from './view.queries.ts'

export type RunningView = { actor: UserActor; person: Person; endsAt: Date }

/**
 * The person as whom this administrator looks at the site, if the view still runs, was started in this very session, and its person has not
 * become an administrator since. `ctx.actor` is the administrator.
 */
export async function viewOf(ctx: Context, viewId: string): Promise<RunningView | null> {
  const { actor: admin } = ctx
  if (admin.kind !== 'admin' || !hasPermission(admin, 'people.view-as') || !isUuid(viewId)) return null
  const view = await findView(ctx.db, viewId)
  if (view?.sessionId !== admin.sessionId || view.viewedBy !== admin.userId) return null
  if (view.endsAt <= ctx.now()) return null
  const person = await findPerson(ctx, view.userId)
  if (!person?.isConfirmed || person.adminId !== null) return null
  return { actor: await actorForView(ctx, person), person, endsAt: view.endsAt }
}
