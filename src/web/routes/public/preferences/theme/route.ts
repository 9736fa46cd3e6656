import { replace } from 'react-router'
import { isTheme } from '../../../../preferences.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { preferenceCookie } from '../../../../server/http/cookies.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'
import type { Route } from './+types/route.ts'

export const action = pageAction(async (_ctx, { request, context }: Route.ActionArgs) => {
  const form = await readFields(request)
  const theme = form.get('theme')
  const isSecure = getFacts(context).env.publicUrl.startsWith('https:')
  const headers = isTheme(theme) ? { 'set-cookie': preferenceCookie('theme', theme, isSecure) } : undefined
  return replace(sentFrom(request, form) ?? '/', { headers })
})
