import type { Context } from '../../caller/context.ts'
import { noteEvent } from './note-event.ts'

type Work = 'employer-changed-by-admin' | 'application-opened-by-admin' | 'applications-listed-by-admin'
type Details = { employerId: number } & Record<string, string | number | boolean>

/** What an administrator reads or changes in the place of an employer's people is written to the log; nobody else's work is. */
export async function noteAdminWork(ctx: Context, kind: Work, details: Details): Promise<void> {
  if (ctx.actor.kind === 'admin') await noteEvent(ctx, kind, { details })
}
