import { replace } from 'react-router'
import { isTheme, safeReturnPath } from '../../../../preferences.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { preferenceCookie } from '../../../../server/http/cookies.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import type { Route } from './+types/route.ts'

/** Stores the chosen theme and goes back; a plain form post, so it works without scripts. */
export const action = pageAction(async (_ctx, { request, context }: Route.ActionArgs) => {
  const form = await readFields(request)
  const theme = form.get('theme')
  const isSecure = getFacts(context).env.publicUrl.startsWith('https:')
  const headers = isTheme(theme) ? { 'set-cookie': preferenceCookie('theme', theme, isSecure) } : undefined
  return replace(safeReturnPath(form.get('returnTo')), { headers })
})
