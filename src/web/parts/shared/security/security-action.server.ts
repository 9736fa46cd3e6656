import { z } from 'zod'
import {
  changeAddressSchema,
  changePasswordSchema,
} from '../../../../domain/accounts/change-account.schema.ts'
import { changeAddress } from '../../../../domain/accounts/change-address.ts'
import { changePassword } from '../../../../domain/accounts/change-password.ts'
import { sessionIdSchema } from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { endOtherSessions, endSession } from '../../../../domain/accounts/sessions/end-session.ts'
import { href } from '../../../addresses.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { keyForms, keysAddress, type Lead, leadOn, type SecurityDone } from './key-forms.server.ts'

/** Each realm has a page of credentials of its own. */
const back: Lead = (ctx, { context }, next) => {
  const page = getFacts(context).realm === 'admin' ? 'admin-security' : 'account-security'
  return leadOn(keysAddress(href(page, ctx.locale), next), next)
}

export const securityAction = formAction<SecurityDone>({
  ...signInForms(),
  ...keyForms(back),
  ...sessionForms(),
})

function signInForms() {
  return {
    password: form(
      { schema: changePasswordSchema, secret: ['current', 'password', 'passwordAgain'] },
      async (ctx, { current, password: next }, args) => {
        const { cookies } = await changePassword(ctx, { current, next })
        return back(ctx, args, { note: 'factors.done.password', cookies })
      },
    ),
    address: form<typeof changeAddressSchema, SecurityDone>(
      { schema: changeAddressSchema, secret: ['password', 'code'] },
      async (ctx, input) => {
        await changeAddress(ctx, input)
        return { kind: 'address', email: input.newEmail }
      },
    ),
  }
}

function sessionForms() {
  return {
    'end-session': form({ schema: sessionIdSchema }, async (ctx, input, args) => {
      await endSession(ctx, input)
      return back(ctx, args, { note: 'factors.done.session' })
    }),
    'end-others': form({ schema: z.object({}) }, async (ctx, _input, args) => {
      await endOtherSessions(ctx)
      return back(ctx, args, { note: 'factors.done.sessions' })
    }),
  }
}
