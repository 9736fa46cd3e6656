import { findPerson } from '../accounts/find-person.ts'
import { endSessions } from '../accounts/steps/end-sessions.ts'
import { mailConfirmation } from '../accounts/steps/mail-confirmation.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { planDeletionFor } from '../own-account/steps/plan-deletion-for.ts'

type Target = { userId: string }

/** Signs a person out of all their browsers. @returns of how many */
export async function endSessionsOf(ctx: Context, { userId }: Target): Promise<number> {
  requirePermission(ctx, 'people.lock')
  await personNamed(ctx, userId)
  const count = await endSessions(ctx, userId, 'site')
  await noteEvent(ctx, 'sessions-ended-by-admin', { userId, details: { count } })
  return count
}

/** @throws {Conflict} `records.already-confirmed`; {TooMany} as for everyone who asks for the mail */
export async function sendConfirmationTo(ctx: Context, { userId }: Target): Promise<void> {
  requirePermission(ctx, 'people.read')
  const { email, isConfirmed } = await personNamed(ctx, userId)
  if (isConfirmed) throw new Conflict('records.already-confirmed')
  await mailConfirmation(ctx, { email })
}

/** Plans what the person could plan in their own account; a mail says so, and how to keep the account. @throws {Conflict} for administrators */
export async function planDeletionOf(ctx: Context, { userId }: Target): Promise<void> {
  requirePermission(ctx, 'people.lock')
  const { adminId } = await personNamed(ctx, userId)
  if (adminId !== null) throw new Conflict('records.administrator')
  await inTransaction(ctx, async inside => {
    await planDeletionFor(inside, { userId, keptSessionId: null })
    await noteEvent(inside, 'deletion-planned-by-admin', { userId })
  })
}

async function personNamed(ctx: Context, userId: string) {
  const person = await findPerson(ctx, userId)
  if (!person) throw new NotFound()
  return person
}
