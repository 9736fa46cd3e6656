import type { Context } from '../../caller/context.ts'
import { listSessionsOf, type SessionRow } from '../sessions/session.queries.ts'

/** A person's sessions on the site, by last use. The caller has asked its policy. */
export function sessionsOf(ctx: Context, userId: string): Promise<SessionRow[]> {
  return listSessionsOf(ctx.db, userId, 'site', ctx.now())
}
