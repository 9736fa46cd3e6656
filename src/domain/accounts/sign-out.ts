import { headersOf } from '../../platform/auth/client-headers.ts'
import type { RealmName } from '../../platform/auth/realms.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Cookies } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { requireSession } from '../caller/person.policy.ts'
import { deleteSessionsOf } from './sessions/session.queries.ts'

/** `local` ends this session, `global` all of the person's. @returns cookies that clear the browser's */
export async function signOut(
  ctx: Context,
  input: { realm: RealmName; scope: 'local' | 'global' },
): Promise<Cookies> {
  const { realm, scope } = input
  const { userId } = requireSession(ctx.actor)
  const answer = await ctx.realms[realm].api.signOut({ headers: headersOf(ctx.client), returnHeaders: true })
  if (scope === 'global') await deleteSessionsOf(ctx.db, userId, realm, null)
  await noteEvent(ctx, 'signed-out', { userId, details: { scope } })
  return answer.headers.getSetCookie()
}
