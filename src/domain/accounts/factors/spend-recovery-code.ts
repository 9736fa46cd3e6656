import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { limitFactorTries } from '../steps/limit-factor-tries.ts'
import { recoveryHash } from './make-recovery-codes.ts'
import { type PassedFactor, reachSecondLevel } from './pass-factor.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery.queries.ts'

/**
 * Accepts a recovery code instead of a second factor; `code` as normalised by `recoveryCodeSchema`.
 * @throws {Invalid} `factors.recovery-wrong` for wrong and used ones alike
 */
export async function spendRecoveryCode(
  ctx: Context,
  { code }: { code: string },
): Promise<PassedFactor & { codesLeft: number }> {
  const { userId } = requireSession(ctx.actor)
  const takeBack = await limitFactorTries(ctx, userId)
  if (!(await takeRecoveryCode(ctx.db, userId, recoveryHash(ctx, userId, code), ctx.now()))) {
    await noteEvent(ctx, 'factor-failed', { details: { type: 'recovery-code' } })
    throw new Invalid({ code: [{ key: 'factors.recovery-wrong' }] })
  }
  await takeBack()
  const codesLeft = await countRecoveryCodes(ctx.db, userId)
  await noteEvent(ctx, 'recovery-code-used', { details: { codesLeft } })
  return { ...(await reachSecondLevel(ctx)), codesLeft }
}
