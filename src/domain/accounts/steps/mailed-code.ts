import { randomInt, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../basics/uuid.ts'
import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { PersonRow } from '../account.queries.ts'
import { closeChallenge, replaceChallenge, takeChallengeTry } from '../factors/challenge.queries.ts'

/**
 * Mails a six-digit code, valid once, for 10 minutes and 5 tries, and only together with `id`: others who request or guess codes neither
 * consume nor replace it.
 */
export async function mailCode(
  ctx: Context,
  { id, person }: { id: string; person: PersonRow },
): Promise<void> {
  const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
  const now = ctx.now()
  await inTransaction(ctx, async inside => {
    await replaceChallenge(inside.db, {
      id,
      factorId: null,
      userId: person.id,
      expected: ctx.realms.secretBox.fingerprint(code, id),
      expiresAt: new Date(now.getTime() + limits.codeMinutes * 60_000),
      now,
    })
    await queueMail(inside, {
      to: person.email,
      template: 'sign-in-code',
      props: { code, minutes: limits.codeMinutes },
      locale: person.locale,
      userId: person.id,
    })
  })
}

/** Counts a try; true once, for the correct code. */
export async function spendMailedCode(
  ctx: Context,
  { id, userId, code }: { id: string; userId: string; code: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const key = { id, factorId: null, userId }
  const challenge = await takeChallengeTry(ctx.db, key, { now: ctx.now(), tries: limits.codeTries })
  if (!challenge?.expected) return false
  const [asked, given] = [challenge.expected, ctx.realms.secretBox.fingerprint(code, id)].map(text =>
    Buffer.from(text),
  )
  if (!asked || !given || asked.length !== given.length || !timingSafeEqual(asked, given)) return false
  return closeChallenge(ctx.db, id, ctx.now())
}
