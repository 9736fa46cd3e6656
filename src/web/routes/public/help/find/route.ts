import { proposedHelp } from '../../../../parts/shared/help/help.server.ts'
import { getContext } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** Articles for a message that is being written. */
export const loader = (args: Route.LoaderArgs) => {
  const asked = new URL(args.request.url).searchParams.get('q') ?? ''
  return Response.json(
    { articles: proposedHelp(asked, getContext(args).locale) },
    { headers: { 'cache-control': 'no-store' } },
  )
}
