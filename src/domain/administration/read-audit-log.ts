import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import type { AuditFilter } from './audit-filter.ts'
import { type AuditEntry, selectAuditEvents } from './audit-log.queries.ts'
import { selectionOf } from './steps/audit-selection.ts'

const pageSize = 50

export type LogPage = { entries: AuditEntry[]; nextBeforeId: number | null }

/** The person's own audit log, newest first; `nextBeforeId` is null on the last page. */
export async function readOwnLog(ctx: Context, { beforeId }: { beforeId: number | null }) {
  const { userId } = requirePerson(ctx.actor)
  const selection = { userId, withActor: false, kind: null, from: null, to: null }
  return page(await selectAuditEvents(ctx.db, { ...selection, beforeId, limit: pageSize + 1 }))
}

/** Everyone's audit log, for administrators, narrowed down; also about people whose accounts are gone. */
export async function readAuditLog(
  ctx: Context,
  { beforeId, ...filter }: AuditFilter & { beforeId: number | null },
) {
  requirePermission(ctx, 'audit.read')
  const selection = await selectionOf(ctx, filter)
  return page(await selectAuditEvents(ctx.db, { ...selection, beforeId, limit: pageSize + 1 }))
}

function page(found: AuditEntry[]): LogPage {
  const entries = found.slice(0, pageSize)
  return { entries, nextBeforeId: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
