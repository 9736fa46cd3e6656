import { randomUUID } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import { headersOf } from '../../../platform/auth/client-headers.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid, NotAllowed } from '../../caller/errors.ts'
import { canSignIn } from '../../caller/person.policy.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { finishSignIn, type SignedIn } from '../signed-in.ts'
import { closeChallenge, insertChallenge } from './challenge.queries.ts'
import { findPasskey, markFactorUsed } from './factor.queries.ts'
import {
  isPasskeyRight,
  type PasskeyQuestion,
  passkeyQuestion,
  readPasskeyAnswer,
} from './passkey-ceremony.ts'
import { tryChallenge } from './verify-factor.ts'

/** Options for the browser to offer any passkey it has for this site; the person is only known from the assertion. */
export async function startPasskeySignIn(
  ctx: Context,
): Promise<{ challengeId: string; expiresAt: Date; options: PasskeyQuestion }> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const windowMinutes = limits.signInWindowMinutes
  const tries = limits.signInTriesPerAddress * 3
  await limitTries(ctx, { kind: 'passkey-from', subject: ctx.client.address, tries, windowMinutes })
  const options = await passkeyQuestion(ctx, [])
  const challengeId = randomUUID()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000)
  const nobodyYet = { factorId: null, userId: null }
  await insertChallenge(ctx.db, {
    id: challengeId,
    ...nobodyYet,
    expected: options.challenge,
    expiresAt,
    now,
  })
  return { challengeId, expiresAt, options }
}

/**
 * Signs in by passkey. Possession and user verification are two factors, so the session starts at the second level.
 * @throws {Invalid} `factors.passkey-refused`, alike for unknown, removed and cloned passkeys
 */
export async function signInWithPasskey(
  ctx: Context,
  input: { challengeId: string; answer: unknown },
): Promise<SignedIn & { sessionId: string; expiresAt: Date }> {
  const { challengeId } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const { expected } = await tryChallenge(ctx, { id: challengeId, factorId: null, userId: null })
  const answer = readPasskeyAnswer(input.answer)
  const factor = answer && (await findPasskey(ctx.db, answer.id))
  const isRight = factor && (await isPasskeyRight(ctx, factor, { expected: expected ?? '', answer }))
  if (!isRight || !(await closeChallenge(ctx.db, challengeId, ctx.now()))) {
    if (factor) {
      await noteEvent(ctx, 'sign-in-failed', { userId: factor.userId, details: { way: 'passkey' } })
    }
    throw new Invalid({ '': [{ key: 'factors.passkey-refused' }] })
  }
  const { userId } = factor
  await markFactorUsed(ctx.db, factor.id, ctx.now())
  const { response, headers } = await ctx.realms.site.api.openSession({
    headers: headersOf({ ...ctx.client, cookie: '' }),
    body: { userId, assuranceLevel: 'aal2' },
    returnHeaders: true,
  })
  const cookies = headers.getSetCookie()
  const ended = { userId, way: 'passkey', realm: 'site', cookies, hasPassedFactor: true } as const
  const signedIn = await finishSignIn(ctx, ended)
  return { ...signedIn, sessionId: response.sessionId, expiresAt: response.expiresAt }
}
