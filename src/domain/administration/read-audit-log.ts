import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type AuditEntry, selectAuditEvents } from './admin-user.queries.ts'

const pageSize = 50

export type LogPage = { entries: AuditEntry[]; nextBeforeId: number | null }

/** The person's own audit log, newest first; `nextBeforeId` is null on the last page. */
export async function readOwnLog(ctx: Context, input: { beforeId: number | null }) {
  const { userId } = requirePerson(ctx.actor)
  return page(await selectAuditEvents(ctx.db, { ...input, userId, kind: null, limit: pageSize + 1 }))
}

/** Everyone's audit log, for administrators; filtered by `userId` and `kind`. */
export async function readAuditLog(
  ctx: Context,
  input: { beforeId: number | null; userId: string | null; kind: string | null },
) {
  requirePermission(ctx, 'audit.read')
  return page(await selectAuditEvents(ctx.db, { ...input, limit: pageSize + 1 }))
}

function page(found: AuditEntry[]): LogPage {
  const entries = found.slice(0, pageSize)
  return { entries, nextBeforeId: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
