import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { endAccountLock, lockAccount } from '../moderation/steps/account-lock.ts'
import { lockState, saveLock } from './person-record.queries.ts'

/**
 * Locks an account: all sessions end, nobody can sign in, and the person is mailed the reason with the link to a complaint, which somebody
 * else of the team answers.
 * @throws {Conflict} `records.administrator`, or `records.lock.locked` if it is; {NotFound}
 */
export async function lockPerson(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { userId: decidedBy } = requirePermission(ctx, 'people.lock')
  await inTransaction(ctx, async inside => {
    const person = await named(inside, userId)
    if (person.isAdmin) throw new Conflict('records.administrator')
    if (person.lockedAt !== null) throw new Conflict('records.lock.locked')
    const { token } = await lockAccount(inside, { userId, decidedBy, facts: reason })
    await saveLock(inside.db, userId, { lockedAt: inside.now(), reason })
    await noteEvent(inside, 'account-locked', { userId })
    await queueMail(inside, {
      to: person.email,
      template: 'account-locked',
      props: { name: person.name, reason, url: inside.links.decision(token, person.locale) },
      locale: person.locale,
      userId,
    })
  })
}

/**
 * @throws {Conflict} `records.lock.open` if it is not locked, `records.lock.by-decision` if a decision about a report locked it, which only
 * another decision ends; {NotFound}
 */
export async function unlockPerson(ctx: Context, { userId }: { userId: string }): Promise<void> {
  requirePermission(ctx, 'people.lock')
  await inTransaction(ctx, async inside => {
    const person = await named(inside, userId)
    if (person.lockedAt === null) throw new Conflict('records.lock.open')
    if (person.lockReason === null) throw new Conflict('records.lock.by-decision')
    await saveLock(inside.db, userId, null)
    await endAccountLock(inside, { userId })
    await noteEvent(inside, 'account-unlocked', { userId })
    await queueMail(inside, {
      to: person.email,
      template: 'account-unlocked',
      props: { name: person.name, url: inside.links.account(person.locale) },
      locale: person.locale,
      userId,
    })
  })
}

async function named(ctx: Context, userId: string) {
  const person = await lockState(ctx.db, userId)
  if (!person) throw new NotFound()
  return person
}
