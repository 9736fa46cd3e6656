import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { limitFactorTries } from '../steps/limit-factor-tries.ts'
import { recoveryHash } from './make-recovery-codes.ts'
import { type PassedFactor, reachSecondLevel } from './pass-factor.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery.queries.ts'

/**
 * Takes a recovery code in the place of a second factor; `code` as `recoveryCodeSchema` reads it.
 * @throws {Invalid} `factors.recovery-wrong` for a wrong and for a used one alike
 */
export async function spendRecoveryCode(
  ctx: Context,
  { code, visitor }: { code: string; visitor: Visitor },
): Promise<PassedFactor & { codesLeft: number }> {
  const { userId } = requireSession(ctx.actor)
  const takeBack = await limitFactorTries(ctx, userId)
  if (!(await takeRecoveryCode(ctx.db, userId, recoveryHash(ctx, userId, code), ctx.now()))) {
    await noteEvent(ctx, 'factor-failed', { visitor, details: { type: 'recovery-code' } })
    throw new Invalid({ code: [{ key: 'factors.recovery-wrong' }] })
  }
  await takeBack()
  const codesLeft = await countRecoveryCodes(ctx.db, userId)
  await noteEvent(ctx, 'recovery-code-used', { visitor, details: { codesLeft } })
  return { ...(await reachSecondLevel(ctx, visitor)), codesLeft }
}
