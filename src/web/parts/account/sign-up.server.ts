import { type ActionFunctionArgs, redirect } from 'react-router'
import { sealRegisteredAddress } from '../../../domain/accounts/registered-address.ts'
import { signUp } from '../../../domain/accounts/sign-up.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { Invalid, isDomainError } from '../../../domain/caller/errors.ts'
import { href } from '../../addresses.ts'
import { wantedPath } from '../../destination.ts'
import { getFacts } from '../../server/context.server.ts'
import { toastCookie } from '../../server/http/cookies.ts'

type Input = Parameters<typeof signUp>[1]
type SignUp =
  | Omit<Extract<Input, { role: 'job_seeker' }>, 'visitor'>
  | Omit<Extract<Input, { role: 'employer' }>, 'visitor'>

/** Makes the account and leads to the sign-in, where the specified message waits; what goes wrong is told in the form. */
export async function answerSignUp(ctx: Context, input: SignUp, args: ActionFunctionArgs): Promise<Response> {
  const { visitor } = getFacts(args.context)
  const wanted = wantedPath(args.request)
  const { userId } = await signUp(ctx, { ...input, visitor, wanted }).catch((error: unknown) => {
    if (isDomainError(error)) throw error
    ctx.log.error({ err: error }, 'an account could not be made')
    throw new Invalid({ '': [{ key: 'account.registration_failed_description' }] })
  })
  if (!userId) throw new Invalid({ '': [{ key: 'account.registration_no_user' }] })
  const query = new URLSearchParams({ registered: sealRegisteredAddress(ctx, input.form.email) })
  if (wanted !== null) query.set('redirectTo', wanted)
  const note = { title: 'account.account_created', description: 'account.account_created_description' }
  return redirect(`${href('login', ctx.locale)}?${query}`, { headers: { 'set-cookie': toastCookie(note) } })
}
