import { redirect } from 'react-router'
import { signOut } from '../../../../domain/accounts/sign-out.ts'
import { href } from '../../../addresses.ts'
import { getFacts } from '../../../context.server.ts'
import { pageAction } from '../../../outcome.server.ts'
import type { Route } from './+types/route.ts'

/** Ends the administrator's session and leads to the landing page; the session at the site's own door stays. */
export const action = pageAction(async (ctx, { context }: Route.ActionArgs) => {
  const cookies = await signOut(ctx, { visitor: getFacts(context).visitor, door: 'admin', scope: 'local' })
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(href('home', ctx.locale), { headers })
})

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href('admin-dashboard', getFacts(context).ctx.locale))
