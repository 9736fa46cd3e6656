import { type ActionFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import {
  appCodeSchema,
  factorIdSchema,
  newAppSchema,
  newPasskeySchema,
  newPhoneSchema,
  phoneCodeSchema,
  sessionIdSchema,
} from '../../../domain/accounts/answer-factor.schema.ts'
import { challengeFactor } from '../../../domain/accounts/challenge-factor.ts'
import { changeAddressSchema, changePasswordSchema } from '../../../domain/accounts/change-account.schema.ts'
import { changeAddress } from '../../../domain/accounts/change-address.ts'
import { changePassword } from '../../../domain/accounts/change-password.ts'
import { confirmIdentity } from '../../../domain/accounts/confirm-identity.ts'
import { endOtherSessions, endSession } from '../../../domain/accounts/end-session.ts'
import { enrolFactor } from '../../../domain/accounts/enrol-factor.ts'
import { factorNameSchema } from '../../../domain/accounts/factor.schema.ts'
import { makeRecoveryCodes } from '../../../domain/accounts/make-recovery-codes.ts'
import { readSecurity } from '../../../domain/accounts/read-security.ts'
import {
  type PasskeyRegistration,
  registerPasskey,
  startPasskeyRegistration,
} from '../../../domain/accounts/register-passkey.ts'
import { removeFactor } from '../../../domain/accounts/remove-factor.ts'
import { sendSignInCode } from '../../../domain/accounts/sign-in-with-code.ts'
import { verifyFactor } from '../../../domain/accounts/verify-factor.ts'
import type { Cookies } from '../../../domain/accounts/visitor.ts'
import type { Context } from '../../../domain/context.ts'
import { recheckSchema } from '../../../domain/own-account/own-account.schema.ts'
import { href } from '../../addresses.ts'
import { getFacts } from '../../context.server.ts'
import { form, formAction } from '../../form.server.ts'
import { toastCookie } from '../../http/cookies.ts'
import { answerByApp } from '../second-factor/answer-factor.server.ts'

/** What the page shows once, in the answer itself. */
export type SecurityDone =
  | { kind: 'codes'; codes: string[] }
  | { kind: 'address'; email: string }
  | { kind: 'passkey'; friendlyName: string; registration: PasskeyRegistration }

const empty = z.object({})
const secretProof = ['password', 'code']

/** The forms of the page of keys, the same at both doors. */
export const securityAction = formAction<SecurityDone>({
  ...signInForms(),
  ...factorForms(),
  ...sessionForms(),
})

function signInForms() {
  return {
    password: form(
      { schema: changePasswordSchema, secret: ['current', 'password', 'passwordAgain'] },
      async (ctx, { current, password: next }, args) => {
        const { cookies } = await changePassword(ctx, { current, next, visitor: visitorOf(args) })
        return back(ctx, args, 'factors.done.password', cookies)
      },
    ),
    address: form<typeof changeAddressSchema, SecurityDone>(
      { schema: changeAddressSchema, secret: secretProof },
      async (ctx, input, args) => {
        await changeAddress(ctx, { ...input, visitor: visitorOf(args) })
        return { kind: 'address', email: input.newEmail }
      },
    ),
    confirm: form({ schema: recheckSchema, secret: secretProof }, async (ctx, input, args) => {
      const { cookies } = await confirmIdentity(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, null, cookies)
    }),
    'send-code': form({ schema: empty }, async (ctx, _input, args) => {
      const { email } = await readSecurity(ctx)
      await sendSignInCode(ctx, { email, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.code-sent')
    }),
  }
}

function factorForms() {
  return {
    'add-app': form({ schema: newAppSchema }, async (ctx, input, args) => {
      const issuer = getFacts(args.context).env.BRAND_NAME
      const { id } = await enrolFactor(ctx, { factorType: 'totp', ...input, issuer })
      return back(ctx, args, null, [], `?confirm=${id}#confirm-factor`)
    }),
    'confirm-app': form({ schema: appCodeSchema, secret: ['code'] }, async (ctx, input, args) => {
      const { cookies } = await answerByApp(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.added', cookies)
    }),
    'add-phone': form({ schema: newPhoneSchema }, async (ctx, input, args) => {
      const { id } = await enrolFactor(ctx, { factorType: 'phone', ...input })
      return sendText(ctx, id, args)
    }),
    'send-text': form({ schema: factorIdSchema }, async (ctx, { factorId }, args) =>
      sendText(ctx, factorId, args),
    ),
    'confirm-phone': form({ schema: phoneCodeSchema, secret: ['code'] }, async (ctx, input, args) => {
      const { cookies } = await verifyFactor(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.added', cookies)
    }),
    'start-passkey': form<z.ZodObject<{ friendlyName: typeof factorNameSchema }>, SecurityDone>(
      { schema: z.object({ friendlyName: factorNameSchema }) },
      async (ctx, { friendlyName }, args) => {
        const siteName = getFacts(args.context).env.BRAND_NAME
        const registration = await startPasskeyRegistration(ctx, { siteName })
        return { kind: 'passkey', friendlyName, registration }
      },
    ),
    'add-passkey': form({ schema: newPasskeySchema, secret: ['answer'] }, async (ctx, input, args) => {
      const { cookies } = await registerPasskey(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.added', cookies)
    }),
    remove: form({ schema: factorIdSchema }, async (ctx, input, args) => {
      await removeFactor(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.removed')
    }),
    codes: form<typeof empty, SecurityDone>({ schema: empty }, async (ctx, _input, args) => ({
      kind: 'codes',
      codes: await makeRecoveryCodes(ctx, { visitor: visitorOf(args) }),
    })),
  }
}

function sessionForms() {
  return {
    'end-session': form({ schema: sessionIdSchema }, async (ctx, input, args) => {
      await endSession(ctx, { ...input, visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.session')
    }),
    'end-others': form({ schema: empty }, async (ctx, _input, args) => {
      await endOtherSessions(ctx, { visitor: visitorOf(args) })
      return back(ctx, args, 'factors.done.sessions')
    }),
  }
}

async function sendText(ctx: Context, factorId: string, args: ActionFunctionArgs): Promise<Response> {
  const { id } = await challengeFactor(ctx, { factorId, channel: 'sms' })
  return back(ctx, args, null, [], `?confirm=${factorId}&challenge=${id}#confirm-factor`)
}

function visitorOf({ context }: ActionFunctionArgs) {
  return getFacts(context).visitor
}

function back(
  ctx: Context,
  { context }: ActionFunctionArgs,
  note: string | null,
  cookies: Cookies = [],
  rest = '',
): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (note) headers.append('set-cookie', toastCookie(note))
  const page = getFacts(context).door === 'admin' ? 'admin-security' : 'account-security'
  return redirect(href(page, ctx.locale) + rest, { headers })
}
