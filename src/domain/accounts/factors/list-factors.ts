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
  /** Whether factors may be changed now, or the person is to be asked again who it is. */
  isFresh: boolean
}

/** The own factors, the last used one first; who still owes one sees only what can be given, and of a number its last digits. */
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
