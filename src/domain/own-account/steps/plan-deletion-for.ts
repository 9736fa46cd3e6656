import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { endSessions } from '../../accounts/steps/end-sessions.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { countOtherOwners, loadOwnProfile, setDeleteAfter } from '../own-account.queries.ts'

/**
 * Plans the deletion in 7 days inside the caller's transaction, ends all sessions but one and mails how to keep the account. The caller has
 * asked its policy and writes the log.
 * @throws {Conflict} for the last owner among the administrators
 */
export async function planDeletionFor(
  inside: Context,
  { userId, keptSessionId }: { userId: string; keptSessionId: string | null },
): Promise<Date> {
  const deleteAfter = daysAfter(inside.now(), limits.deletionGraceDays)
  const { isOwner, others } = await countOtherOwners(inside.db, userId)
  if (isOwner && others === 0) throw new Conflict('admin.last-one')
  await setDeleteAfter(inside.db, userId, deleteAfter, inside.now())
  await endSessions(inside, userId, null, keptSessionId)
  const { name, email, locale } = await loadOwnProfile(inside.db, userId)
  const language = locale === 'en' ? 'en' : 'de'
  await queueMail(inside, {
    to: email,
    template: 'deletion-planned',
    props: { name, until: deleteAfter.toISOString(), url: inside.links.accountData(language) },
    locale: language,
    userId,
  })
  return deleteAfter
}
