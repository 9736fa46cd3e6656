import { redirect } from 'react-router'
import { inLanguage } from '../../../addresses.ts'
import { preferenceCookie } from '../../../http/cookies.ts'
import { safeReturnPath } from '../../../preferences.ts'
import type { Route } from './+types/route.ts'

/** Stores the chosen language and goes to the same page and query in it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const language = form.get('language') === 'en' ? 'en' : 'de'
  const isSecure = new URL(request.url).protocol === 'https:'
  return redirect(inLanguage(safeReturnPath(form.get('returnTo')), language), {
    headers: { 'set-cookie': preferenceCookie('language', language, isSecure) },
  })
}
