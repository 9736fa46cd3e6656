import { findSimilarIdeas } from '../../../../../domain/ideas/list-ideas.ts'
import { getContext } from '../../../../server/context.server.ts'
import { similarView } from '../similar.server.ts'
import type { Route } from './+types/route.ts'

/** Ideas like the one that is being written. */
export const loader = async (args: Route.LoaderArgs) => {
  const ctx = getContext(args)
  const words = new URL(args.request.url).searchParams.get('q') ?? ''
  const ideas = similarView(ctx, await findSimilarIdeas(ctx, { words }))
  return Response.json({ ideas }, { headers: { 'cache-control': 'no-store' } })
}
