import { timingSafeEqual } from 'node:crypto'
import { verifySync } from 'otplib'
import { isUuid } from '../../../basics/uuid.ts'
import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { limitFactorTries } from '../steps/limit-factor-tries.ts'
import { loadFactor } from '../steps/load-factor.ts'
import { closeChallenge, hasChallenge, takeChallengeTry } from './challenge.queries.ts'
import { ownerOf } from './enrol-factor.ts'
import { type FactorSecrets, takeTimeStep } from './factor.queries.ts'
import { type PassedFactor, passFactor } from './pass-factor.ts'
import { isPasskeyRight, readPasskeyAnswer } from './passkey-ceremony.ts'

type Input = {
  factorId: string
  challengeId: string
  /** Six digits, or for a passkey the authenticator response as JSON. */
  code: string
}

/**
 * Answers a challenge: confirms a new factor, and replaces the session with one of the second level. A challenge allows 5 tries and
 * succeeds once; a TOTP code is accepted once across all challenges.
 * @throws {Invalid} `factors.code-wrong`, or `factors.challenge-over` when a new challenge is needed
 * @throws {NotFound} for unknown factors and challenges and other people's alike
 * @throws {TooMany} after 5 failures in 15 minutes
 */
export async function verifyFactor(ctx: Context, input: Input): Promise<PassedFactor> {
  const { challengeId } = input
  const actor = requireSession(ctx.actor)
  const factor = await loadFactor(ctx, actor, input.factorId)
  const takeBack = await limitFactorTries(ctx, actor.userId)
  const challenge = await tryChallenge(ctx, { id: challengeId, factorId: factor.id, userId: actor.userId })
  const isRight = await isCodeRight(ctx, factor, { ...input, expected: challenge.expected })
  if (!isRight || !(await closeChallenge(ctx.db, challengeId, ctx.now()))) {
    await noteEvent(ctx, 'factor-failed', { details: { type: factor.type } })
    throw new Invalid({ code: [{ key: 'factors.code-wrong' }] })
  }
  await takeBack()
  return passFactor(ctx, factor)
}

type Key = { id: string; factorId: string | null; userId: string | null }

/** @throws {NotFound} without such a challenge; {@link Invalid} when it is over */
export async function tryChallenge(ctx: Context, key: Key): Promise<{ expected: string | null }> {
  if (!isUuid(key.id)) throw new NotFound()
  const challenge = await takeChallengeTry(ctx.db, key, { now: ctx.now(), tries: limits.codeTries })
  if (challenge) return challenge
  if (!(await hasChallenge(ctx.db, key))) throw new NotFound()
  throw new Invalid({ code: [{ key: 'factors.challenge-over' }] })
}

type Answer = { code: string; challengeId: string; expected: string | null }

async function isCodeRight(ctx: Context, factor: FactorSecrets, answer: Answer): Promise<boolean> {
  const { code, challengeId, expected } = answer
  if (factor.type === 'totp') return isTimeCodeRight(ctx, factor, code)
  if (expected === null) return false
  if (factor.type === 'phone') return isSame(ctx.realms.secretBox.fingerprint(code, challengeId), expected)
  const passkeyAnswer = readPasskeyAnswer(code)
  return passkeyAnswer !== null && isPasskeyRight(ctx, factor, { expected, answer: passkeyAnswer })
}

/** TOTP (RFC 6238) with a tolerance of one time step either way; each code only once. */
async function isTimeCodeRight(ctx: Context, factor: FactorSecrets, code: string): Promise<boolean> {
  if (!factor.secret || !/^\d{6}$/.test(code)) return false
  const secret = ctx.realms.secretBox.open(factor.secret, ownerOf(factor.id))
  const epoch = Math.floor(ctx.now().getTime() / 1000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  if (!found.valid) return false
  return takeTimeStep(ctx.db, factor.id, Math.floor(epoch / stepSeconds) + found.delta)
}

const stepSeconds = 30

/** Constant-time comparison. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
