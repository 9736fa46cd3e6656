import { replace } from 'react-router'
import { inLanguage } from '../../../../page-of.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { preferenceCookie } from '../../../../server/http/cookies.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'
import type { Route } from './+types/route.ts'

export const action = pageAction(async (_ctx, { request, context }: Route.ActionArgs) => {
  const form = await readFields(request)
  const language = form.get('language') === 'en' ? 'en' : 'de'
  const isSecure = getFacts(context).env.publicUrl.startsWith('https:')
  return replace(inLanguage(sentFrom(request, form) ?? '/', language), {
    headers: { 'set-cookie': preferenceCookie('language', language, isSecure) },
  })
})
