import type { Context } from '../../caller/context.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { insertAuditEvent } from '../audit.queries.ts'
import type { AuditKind } from '../audit-kinds.ts'

type What = {
  userId?: string | null
  visitor?: Visitor | null
  details?: Record<string, string | number | boolean>
}

/** Adds a line to the log of an account. `details` holds no secret and no text that someone typed. */
export async function noteEvent(ctx: Context, kind: AuditKind, what: What = {}): Promise<void> {
  const actorUserId = 'userId' in ctx.actor ? ctx.actor.userId : null
  await insertAuditEvent(ctx.db, {
    at: ctx.now(),
    kind,
    userId: what.userId ?? actorUserId,
    actorUserId,
    address: what.visitor?.address ?? null,
    userAgent: what.visitor?.userAgent.slice(0, 400) ?? null,
    details: what.details ?? {},
  })
}
