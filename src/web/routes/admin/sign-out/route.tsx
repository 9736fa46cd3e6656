import { redirect } from 'react-router'
import { signOut } from '../../../../domain/accounts/sign-out.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href } from '../../../addresses.ts'
import { signedOut, signOutFailed } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageAction } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import type { Route } from './+types/route.ts'

/** Ends the administrator's session only; a session in the site's own realm stays. */
export const action = pageAction(async ctx => {
  const home = href('home', ctx.locale)
  try {
    const cookies = await signOut(ctx, { realm: 'admin', scope: 'local' })
    return redirectWithToast(home, signedOut, { cookies })
  } catch (error) {
    // No session any more means already signed out.
    const isOver = isDomainError(error) && error.kind === 'sign-in-required'
    if (!isOver) ctx.log.error({ err: error }, 'an administrator could not be signed out')
    return redirectWithToast(home, isOver ? signedOut : signOutFailed)
  }
})

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href('admin-dashboard', getFacts(context).ctx.locale))
