import type { Context } from '../../caller/context.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { findSession } from '../sessions/session.queries.ts'
import { isFresh } from './factor.policy.ts'
import { type FactorRow, listFactorsOf } from './factor.queries.ts'
import { countRecoveryCodes } from './recovery.queries.ts'

export type Factor = FactorRow

export type Factors = {
  factors: Factor[]
  recoveryCodesLeft: number
  /** Whether the session is fresh enough to change factors, or identity has to be confirmed first. */
  isFresh: boolean
}

/**
 * The person's factors, last used first. Someone who still has to pass one sees only what they can use, and of a phone number its last
 * digits.
 */
export async function listFactors(ctx: Context): Promise<Factors> {
  const { kind, userId, sessionId } = requireSession(ctx.actor)
  const all = await listFactorsOf(ctx.db, userId)
  const factors = kind === 'challenged' ? all.filter(({ isVerified }) => isVerified).map(withShortPhone) : all
  const session = await findSession(ctx.db, userId, sessionId)
  return {
    factors,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
    isFresh: session !== null && isFresh(session, ctx.now()),
  }
}

function withShortPhone(factor: FactorRow): FactorRow {
  return { ...factor, phone: factor.phone && `…${factor.phone.slice(-2)}` }
}
