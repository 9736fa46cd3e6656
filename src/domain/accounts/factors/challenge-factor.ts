import { randomInt, randomUUID } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { queueSms } from '../../mail/steps/queue-sms.ts'
import { findPersonById } from '../account.queries.ts'
import { limitChallenges, limitTexts } from '../steps/limit-factor-tries.ts'
import { loadFactor } from '../steps/load-factor.ts'
import { insertChallenge } from './challenge.queries.ts'
import type { FactorType } from './factor.schema.ts'
import { type PasskeyQuestion, passkeyQuestion } from './passkey-ceremony.ts'

export type Challenge = {
  id: string
  factorId: string
  type: FactorType
  expiresAt: Date
  passkey: PasskeyQuestion | null
}

/**
 * Starts a challenge for a second factor, valid for 10 minutes; for a phone, sends a code by text message.
 * @throws {NotFound} for unknown factors and other people's alike
 * @throws {TooMany} beyond 5 messages an hour to a number
 */
export async function challengeFactor(
  ctx: Context,
  input: { factorId: string; channel?: string | undefined },
): Promise<Challenge> {
  const actor = requireSession(ctx.actor)
  const factor = await loadFactor(ctx, actor, input.factorId)
  if (factor.type === 'phone' && (input.channel ?? 'sms') !== 'sms') {
    throw new Invalid({ channel: [{ key: 'factors.channel-unknown' }] })
  }
  await limitChallenges(ctx, actor.userId)
  const id = randomUUID()
  const expiresAt = new Date(ctx.now().getTime() + limits.codeMinutes * 60_000)
  const challenge = { id, factorId: factor.id, userId: actor.userId, expiresAt, now: ctx.now() }
  const passkey = factor.passkey && (await passkeyQuestion(ctx, [factor.passkey]))
  if (factor.type === 'phone' && factor.phone) await textCode(ctx, challenge, factor.phone)
  else await insertChallenge(ctx.db, { ...challenge, expected: passkey?.challenge ?? null })
  return { id, factorId: factor.id, type: factor.type, expiresAt, passkey }
}

type ChallengeToText = { id: string; factorId: string; userId: string; expiresAt: Date; now: Date }

async function textCode(ctx: Context, challenge: ChallengeToText, phone: string): Promise<void> {
  const { userId, id } = challenge
  await limitTexts(ctx, userId, phone)
  const code = randomCode()
  const person = await findPersonById(ctx.db, userId)
  await inTransaction(ctx, async inside => {
    await insertChallenge(inside.db, { ...challenge, expected: ctx.realms.secretBox.fingerprint(code, id) })
    const props = { code, minutes: limits.codeMinutes }
    await queueSms(inside, {
      to: phone,
      template: 'factor-code',
      props,
      locale: person?.locale ?? 'de',
      userId,
    })
  })
}

function randomCode(): string {
  return String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
}
