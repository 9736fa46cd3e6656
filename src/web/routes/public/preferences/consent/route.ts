import { replace } from 'react-router'
import {
  type ConsentChoice,
  consentPurposes,
  everything,
  onlyNecessary,
  writeConsent,
} from '../../../../../domain/consent/consent.schema.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { preferenceCookie } from '../../../../server/http/cookies.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { sentFrom } from '../../../../server/this-page.server.ts'
import type { Route } from './+types/route.ts'

/** Anything but a clear "all" or a selection counts as "only necessary", so a broken request never gives consent. */
export const action = pageAction(async (ctx, { request, context }: Route.ActionArgs) => {
  const form = await readFields(request)
  const { env } = getFacts(context)
  const stored = writeConsent(choiceOf(form), ctx.now())
  const cookies = [preferenceCookie('consent', stored, env.publicUrl.startsWith('https:'))]
  return redirectWithToast(sentFrom(request, form) ?? '/', 'consent.saved', { cookies, by: replace })
})

function choiceOf(form: FormData): ConsentChoice {
  if (form.get('choice') === 'all') return everything
  if (form.get('choice') !== 'selection') return onlyNecessary
  const allowed = form.getAll('purpose')
  const [functional, analytics, marketing] = consentPurposes.map(purpose => allowed.includes(purpose))
  return { functional: functional === true, analytics: analytics === true, marketing: marketing === true }
}
