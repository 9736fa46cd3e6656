import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router'
import {
  appCodeSchema,
  factorIdSchema,
  passkeyAnswerSchema,
  phoneCodeSchema,
  recoverySchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { challengeFactor } from '../../../../domain/accounts/factors/challenge-factor.ts'
import { type Factor, listFactors } from '../../../../domain/accounts/factors/list-factors.ts'
import type { PassedFactor } from '../../../../domain/accounts/factors/pass-factor.ts'
import { spendRecoveryCode } from '../../../../domain/accounts/factors/spend-recovery-code.ts'
import { verifyFactor } from '../../../../domain/accounts/factors/verify-factor.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { form, formAction } from '../../../server/form.server.ts'
import type { ToastNote } from '../../../server/http/cookies.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { answerByApp, answerByPasskey } from './answer-factor.server.ts'

export type GivableFactor = Pick<Factor, 'id' | 'type' | 'name' | 'phone'>

/** Where to go once the factor is given, and with what message. The two realms lead to different pages. */
export type AfterFactor = (
  args: ActionFunctionArgs,
  ctx: Context,
  passed: PassedFactor,
) => { to: string; note: ToastNote | null }

/**
 * The person's factors, and the one to ask for: that in `?factor=`, else the first. People without any are redirected to `withoutFactor`.
 */
export function secondFactorLoader(withoutFactor: (ctx: Context) => string) {
  return pageLoader(async (ctx: Context, { request }: LoaderFunctionArgs) => {
    const { factors, recoveryCodesLeft } = await listFactors(ctx)
    const query = new URL(request.url).searchParams
    const givable = factors.filter(({ isVerified }) => isVerified)
    const asked = givable.find(({ id }) => id === query.get('factor')) ?? givable[0]
    if (!asked) throw replace(withoutFactor(ctx))
    const isRecovery = query.has('recovery') && recoveryCodesLeft > 0
    return {
      factors: givable.map(({ id, type, name, phone }): GivableFactor => ({ id, type, name, phone })),
      askedId: isRecovery ? null : asked.id,
      hasRecoveryCodes: recoveryCodesLeft > 0,
      passkey: !isRecovery && asked.type === 'webauthn' ? await askPasskey(ctx, asked.id) : null,
    }
  })
}

async function askPasskey(ctx: Context, factorId: string) {
  const { id: challengeId, passkey: options } = await challengeFactor(ctx, { factorId })
  return options && { challengeId, options }
}

export function secondFactorAction(after: AfterFactor) {
  const passed = (args: ActionFunctionArgs, ctx: Context, session: PassedFactor) => {
    const { to, note } = after(args, ctx, session)
    return redirectWithToast(to, note, { cookies: session.cookies })
  }
  return formAction<{ challengeId: string }>({
    app: form({ schema: appCodeSchema, secret: ['code'] }, async (ctx, input, args) =>
      passed(args, ctx, await answerByApp(ctx, input)),
    ),
    send: form({ schema: factorIdSchema }, async (ctx, input) => {
      const { id: challengeId } = await challengeFactor(ctx, { ...input, channel: 'sms' })
      return { challengeId }
    }),
    phone: form({ schema: phoneCodeSchema, secret: ['code'] }, async (ctx, input, args) =>
      passed(args, ctx, await verifyFactor(ctx, input)),
    ),
    passkey: form({ schema: passkeyAnswerSchema, secret: ['answer'] }, async (ctx, input, args) =>
      passed(args, ctx, await answerByPasskey(ctx, input)),
    ),
    recovery: form({ schema: recoverySchema, secret: ['code'] }, async (ctx, input, args) =>
      passed(args, ctx, await spendRecoveryCode(ctx, input)),
    ),
  })
}
