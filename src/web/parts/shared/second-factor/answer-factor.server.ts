import { challengeFactor } from '../../../../domain/accounts/factors/challenge-factor.ts'
import type { PassedFactor } from '../../../../domain/accounts/factors/pass-factor.ts'
import { verifyFactor } from '../../../../domain/accounts/factors/verify-factor.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { Invalid, isDomainError } from '../../../../domain/caller/errors.ts'

/** An authenticator app shows its code unasked, so the challenge is made and answered in one step. */
export async function answerByApp(
  ctx: Context,
  { factorId, code }: { factorId: string; code: string },
): Promise<PassedFactor> {
  const { id: challengeId } = await challengeFactor(ctx, { factorId })
  return verifyFactor(ctx, { factorId, challengeId, code })
}

/** Reports errors for the form as a whole: a passkey has no field that the person could correct. */
export async function answerByPasskey(
  ctx: Context,
  input: { factorId: string; challengeId: string; answer: string },
): Promise<PassedFactor> {
  const { answer: code, ...rest } = input
  return verifyFactor(ctx, { ...rest, code }).catch((error: unknown) => {
    if (isDomainError(error) && error.kind === 'invalid') {
      throw new Invalid({ '': [{ key: 'factors.passkey-refused' }] })
    }
    throw error
  })
}
