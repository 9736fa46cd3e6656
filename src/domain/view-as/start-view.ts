import { secondsAfter } from '../../basics/time.ts'
import { afterSignIn, type Destination } from '../accounts/after-sign-in.ts'
import { findPerson } from '../accounts/find-person.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { endViewsOf, insertView } from './view.queries.ts'
import { viewMinutes } from './view.values.ts'

/**
 * Shows an administrator the site as a person sees it, for a quarter of an hour and without being able to change anything. The person reads
 * the reason in the own account. A view that still runs in the same session ends.
 * @returns where the person would be led after signing in
 * @throws {Conflict} `records.view.administrator` for administrators, `records.view.unconfirmed` for accounts that nobody can sign in to
 */
export async function startView(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<{ viewId: string; start: Destination }> {
  const admin = requirePermission(ctx, 'people.view-as')
  const person = await findPerson(ctx, userId)
  if (!person) throw new NotFound()
  if (person.adminId !== null) throw new Conflict('records.view.administrator')
  if (!person.isConfirmed) throw new Conflict('records.view.unconfirmed')
  const startedAt = ctx.now()
  const endsAt = secondsAfter(startedAt, viewMinutes * 60)
  return inTransaction(ctx, async inside => {
    await endViewsOf(inside.db, admin.sessionId, startedAt)
    const viewId = await insertView(inside.db, {
      userId,
      viewedBy: admin.userId,
      sessionId: admin.sessionId,
      reason,
      startedAt,
      endsAt,
    })
    await noteEvent(inside, 'account-viewed', { userId, details: { minutes: viewMinutes } })
    return { viewId, start: afterSignIn(person) }
  })
}

/** Ends the view of this session. @returns whose account was viewed; null when none was */
export async function endView(ctx: Context): Promise<string | null> {
  const admin = requirePermission(ctx, 'people.view-as')
  return endViewsOf(ctx.db, admin.sessionId, ctx.now())
}
