import type { ActionFunctionArgs } from 'react-router'
import { sealRegisteredAddress } from '../../../domain/accounts/registered-address.ts'
import { signUp } from '../../../domain/accounts/sign-up.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { Invalid, isDomainError } from '../../../domain/caller/errors.ts'
import { href } from '../../addresses.ts'
import { wantedPath } from '../../destination.ts'
import { redirectWithToast } from '../../server/redirect-with-toast.server.ts'
import { wayBackQuery } from '../../way-back.ts'

type SignUp = Parameters<typeof signUp>[1]

/**
 * Creates the account and redirects to the login page, which says where the mail went. Failures that are not the domain's are logged and
 * shown in the form.
 */
export async function answerSignUp(ctx: Context, input: SignUp, args: ActionFunctionArgs): Promise<Response> {
  const wanted = wantedPath(args.request)
  const { userId } = await signUp(ctx, { ...input, wanted }).catch((error: unknown) => {
    if (isDomainError(error)) throw error
    ctx.log.error({ err: error }, 'an account could not be made')
    throw new Invalid({ '': [{ key: 'account.registration_failed_description' }] })
  })
  if (!userId) throw new Invalid({ '': [{ key: 'account.registration_no_user' }] })
  const query = wayBackQuery(wanted, { registered: sealRegisteredAddress(ctx, input.form.email) })
  const note = { title: 'account.account_created', description: 'account.account_created_description' }
  return redirectWithToast(href('login', ctx.locale) + query, note)
}
