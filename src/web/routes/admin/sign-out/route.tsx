import { redirect } from 'react-router'
import { signOut } from '../../../../domain/accounts/sign-out.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href } from '../../../addresses.ts'
import { signedOut, signOutFailed } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'
import { pageAction } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** Ends the administrator's session and leads to the landing page; the session at the site's own door stays. */
export const action = pageAction(async (ctx, { context }: Route.ActionArgs) => {
  const headers = new Headers()
  try {
    const { visitor } = getFacts(context)
    for (const cookie of await signOut(ctx, { visitor, door: 'admin', scope: 'local' }))
      headers.append('set-cookie', cookie)
    headers.append('set-cookie', toastCookie(signedOut))
  } catch (error) {
    // Who has no session any more is signed out already.
    const isOver = isDomainError(error) && error.kind === 'sign-in-required'
    if (!isOver) ctx.log.error({ err: error }, 'an administrator could not be signed out')
    headers.append('set-cookie', toastCookie(isOver ? signedOut : signOutFailed))
  }
  return redirect(href('home', ctx.locale), { headers })
})

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href('admin-dashboard', getFacts(context).ctx.locale))
