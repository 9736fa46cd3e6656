import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type AuditEntry, selectAuditEventsOf } from './audit-log.queries.ts'

const pageSize = 50

export type LogPage = { entries: AuditEntry[]; nextBeforeId: number | null }

/** The person's own audit log, newest first; `nextBeforeId` is null on the last page. */
export async function readOwnLog(ctx: Context, { beforeId }: { beforeId: number | null }): Promise<LogPage> {
  const { userId } = requirePerson(ctx.actor)
  const found = await selectAuditEventsOf(ctx.db, userId, { beforeId, limit: pageSize + 1 })
  const entries = found.slice(0, pageSize)
  return { entries, nextBeforeId: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
