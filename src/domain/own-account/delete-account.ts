import type { Recheck } from '../accounts/recheck.schema.ts'
import { recheckPerson } from '../accounts/steps/recheck.ts'
import { forgetAlertsOf } from '../alerts/steps/forget-alerts-of.ts'
import { deleteApplicationsOf } from '../applications/delete-applications.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { releaseFilesOfPerson } from '../files/steps/release-files-of-person.ts'
import { forgetIdeasOf } from '../ideas/steps/forget-ideas-of.ts'
import { forgetQuestionsOf } from '../job-questions/steps/forget-questions-of.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { forgetReportsOf } from '../moderation/steps/forget-reports-of.ts'
import { forgetReader } from '../newsletter/subscribe-reader.ts'
import { forgetSupportOf } from '../support/steps/forget-support-of.ts'
import { canDeleteAccounts } from './own-account.policy.ts'
import {
  countOtherOwners,
  deletePerson,
  findDueDeletions,
  lockDueDeletion,
  setDeleteAfter,
} from './own-account.queries.ts'
import { planDeletionFor } from './steps/plan-deletion-for.ts'

/**
 * Schedules the deletion of the person's own account in 7 days, after the password or a code. Other sessions end, and a mail explains how
 * to cancel: sign in and say so.
 * @throws {Conflict} for the last owner among the administrators
 */
export async function planDeletion(ctx: Context, input: Recheck): Promise<{ deleteAfter: Date }> {
  const { userId, sessionId } = requirePerson(ctx.actor)
  await recheckPerson(ctx, { ...input, userId })
  return inTransaction(ctx, async inside => {
    const deleteAfter = await planDeletionFor(inside, { userId, keptSessionId: sessionId })
    await noteEvent(inside, 'deletion-planned')
    return { deleteAfter }
  })
}

export async function cancelDeletion(ctx: Context): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    await setDeleteAfter(inside.db, userId, null, inside.now())
    await noteEvent(inside, 'deletion-cancelled')
  })
}

/** Deletes accounts whose grace period is over and sends each a last mail. @returns how many */
export async function deleteDueAccounts(ctx: Context): Promise<number> {
  if (!canDeleteAccounts(ctx.actor)) throw new NotAllowed()
  let deleted = 0
  for (const { id } of await findDueDeletions(ctx.db, ctx.now())) {
    if (await inTransaction(ctx, inside => deleteIfStillDue(inside, id))) deleted++
  }
  return deleted
}

/** False when the person cancelled meanwhile, or has become the last administrator. */
async function deleteIfStillDue(inside: Context, userId: string): Promise<boolean> {
  const { isOwner, others } = await countOtherOwners(inside.db, userId)
  const person = await lockDueDeletion(inside.db, userId, inside.now())
  if (!person) return false
  if (isOwner && others === 0) {
    inside.log.warn({ userId }, 'the last administrator is not deleted')
    return false
  }
  await deleteApplicationsOf(inside, userId)
  await releaseFilesOfPerson(inside, userId)
  await forgetAlertsOf(inside, person)
  await forgetQuestionsOf(inside, person)
  await forgetReader(inside, person)
  await forgetSupportOf(inside, { email: person.email, userId })
  await forgetReportsOf(inside, { email: person.email, userId })
  await forgetIdeasOf(inside, { email: person.email, userId })
  await deletePerson(inside.db, userId)
  await queueMail(inside, {
    to: person.email,
    template: 'account-deleted',
    props: { name: person.name },
    locale: person.locale === 'en' ? 'en' : 'de',
  })
  return true
}
