import { getFacts } from '../../../server/context.server.ts'
import type { SessionState } from '../../../session/watch-session.ts'
import type { Route } from './+types/route.ts'

/** Asking prolongs a session near its end. A guest gets `isSignedIn: false` instead of a redirect. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { ctx, sessionEndsAt } = getFacts(context)
  const state: SessionState = {
    isSignedIn: ctx.actor.kind === 'user' || ctx.actor.kind === 'admin',
    endsAtMs: sessionEndsAt?.getTime() ?? null,
  }
  return Response.json(state, { headers: { 'cache-control': 'no-store' } })
}
