import type { MiddlewareFunction } from 'react-router'
import { isOnlyViewed } from '../../domain/caller/actor.ts'
import { translator } from '../../i18n/translate.ts'
import { getContext } from './context.server.ts'
import { redirectWithToast } from './redirect-with-toast.server.ts'
import { sentFrom, thisPage } from './this-page.server.ts'

/** Before every action: an administrator who looks at the site as a person sees it is told that nothing was sent. */
export const onlyLooking: MiddlewareFunction<Response> = async (args, next) => {
  const { actor, locale } = getContext(args)
  const isReading = args.request.method === 'GET' || args.request.method === 'HEAD'
  if (!isOnlyViewed(actor) || isReading) return next()
  // Buttons that send by script read an answer of this shape; a redirect would look like a broken connection to them.
  if (args.request.headers.get('accept') === 'application/json') {
    const title = translator(locale)('records.view.only-looking')
    throw Response.json({ problem: { title, description: '' } }, { status: 403 })
  }
  throw redirectWithToast(
    sentFrom(args.request) ?? thisPage(args.request),
    { title: 'records.view.only-looking', tone: 'bad' },
    { status: 303 },
  )
}
