import type { Context } from '../context.ts'
import { insertAuditEvent } from './audit.queries.ts'
import type { Visitor } from './visitor.ts'

/** What the log of an account can tell; the texts are `audit.<kind>`. */
export type AuditKind =
  | 'signed-up'
  | 'address-confirmed'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'code-sent'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'address-change-requested'
  | 'address-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-passed'
  | 'factor-failed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'profile-changed'
  | 'export-requested'
  | 'deletion-planned'
  | 'deletion-cancelled'
  | 'employer-created'
  | 'employer-access-requested'
  | 'employer-access-decided'
  | 'admin-signed-in'
  | 'admin-created'
  | 'admin-changed'
  | 'admin-deactivated'

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
