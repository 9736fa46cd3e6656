import type { Context } from '../../caller/context.ts'
import type { AuditDetailValue, NamedDetails } from '../audit-details.values.ts'
import { noteEvent } from './note-event.ts'

type Work = 'employer-changed-by-admin' | 'application-opened-by-admin' | 'applications-listed-by-admin'

/** Logs what an administrator reads or changes on behalf of an employer; does nothing for anyone else. */
export async function noteAdminWork<
  Details extends { employerId: number } & Record<string, AuditDetailValue>,
>(ctx: Context, kind: Work, details: NamedDetails<Details>): Promise<void> {
  if (ctx.actor.kind === 'admin') await noteEvent(ctx, kind, { details })
}
