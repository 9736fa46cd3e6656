import type { Context } from '../../caller/context.ts'
import { hasAuditEvents } from '../audit.queries.ts'

/** Whether the log has any entry about a person; for use cases that have asked their own policy. */
export function isInLog(ctx: Context, userId: string): Promise<boolean> {
  return hasAuditEvents(ctx.db, userId)
}
