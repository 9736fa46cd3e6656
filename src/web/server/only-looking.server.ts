import type { MiddlewareFunction } from 'react-router'
import { isOnlyViewed } from '../../domain/caller/actor.ts'
import { getContext } from './context.server.ts'
import { redirectWithToast } from './redirect-with-toast.server.ts'
import { sentFrom, thisPage } from './this-page.server.ts'

/** Before every action: an administrator who looks at the site as a person sees it is told that nothing was sent. */
export const onlyLooking: MiddlewareFunction<Response> = async (args, next) => {
  const { actor } = getContext(args)
  const isReading = args.request.method === 'GET' || args.request.method === 'HEAD'
  if (!isOnlyViewed(actor) || isReading) return next()
  throw redirectWithToast(
    sentFrom(args.request) ?? thisPage(args.request),
    { title: 'records.view.only-looking', tone: 'bad' },
    { status: 303 },
  )
}
