import type { Context } from '../../caller/context.ts'
import { insertAuditEvent } from '../audit.queries.ts'
import type { AuditDetailValue, NamedDetails } from '../audit-details.values.ts'
import type { AuditKind } from '../audit-kind.values.ts'

type What<Details> = {
  userId?: string | null
  details?: NamedDetails<Details>
}

/**
 * Adds an entry to the audit log, with the client of the request. `details` must not contain secrets, nor
 * text that people typed; but for the reasons that administrators give, which are meant for this log.
 */
export async function noteEvent<Details extends Record<string, AuditDetailValue>>(
  ctx: Context,
  kind: AuditKind,
  what: What<Details> = {},
): Promise<void> {
  const actorUserId = 'userId' in ctx.actor ? ctx.actor.userId : null
  await insertAuditEvent(ctx.db, {
    at: ctx.now(),
    kind,
    userId: what.userId ?? actorUserId,
    actorUserId,
    address: ctx.client.address || null,
    userAgent: ctx.client.userAgent.slice(0, 400) || null,
    details: what.details ?? {},
    isByAdmin: ctx.actor.kind === 'admin',
  })
}
