import { redirect } from 'react-router'
import { preferenceCookie } from '../../../http/cookies.ts'
import { isTheme, safeReturnPath } from '../../../preferences.ts'
import type { Route } from './+types/route.ts'

/** Stores the chosen theme and goes back; a plain form post, so it works without scripts. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = isTheme(theme) ? { 'set-cookie': preferenceCookie('theme', theme, isSecure) } : undefined
  return redirect(safeReturnPath(form.get('returnTo')), { headers })
}
