import { redirect } from 'react-router'
import { signOut } from '../../../../domain/accounts/sign-out.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href } from '../../../addresses.ts'
import { signedOut, signOutFailed } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageAction } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import type { Route } from './+types/route.ts'

/** Ends this browser's session only. Opening the address without the form signs nobody out. */
export const action = pageAction(async (ctx, { context }: Route.ActionArgs) => {
  const home = href('home', ctx.locale)
  try {
    return redirectWithToast(home, signedOut, { cookies: await endSession(ctx, context) })
  } catch (error) {
    ctx.log.error({ err: error }, 'someone could not be signed out')
    return redirectWithToast(home, signOutFailed)
  }
})

export const loader = async ({ context }: Route.LoaderArgs) =>
  redirect(href('home', getFacts(context).ctx.locale))

/** No session any more means already signed out. */
async function endSession(ctx: Context, context: Route.ActionArgs['context']): Promise<readonly string[]> {
  const { realm } = getFacts(context)
  return signOut(ctx, { realm, scope: 'local' }).catch((error: unknown) => {
    if (isDomainError(error) && error.kind === 'sign-in-required') return []
    throw error
  })
}
