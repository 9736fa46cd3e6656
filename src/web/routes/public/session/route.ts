import { getFacts } from '../../../server/context.server.ts'
import type { SessionState } from '../../../session/watch-session.ts'
import type { Route } from './+types/route.ts'

/** Whether the browser's session is still good and until when. Asking prolongs one that is near its end. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { ctx, sessionEndsAt } = getFacts(context)
  const state: SessionState = {
    isSignedIn: ctx.actor.kind === 'user' || ctx.actor.kind === 'admin',
    endsAtMs: sessionEndsAt?.getTime() ?? null,
  }
  return Response.json(state, { headers: { 'cache-control': 'no-store' } })
}
