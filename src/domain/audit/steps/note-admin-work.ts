import type { Context } from '../../caller/context.ts'
import { noteEvent } from './note-event.ts'

type Work = 'employer-changed-by-admin' | 'application-opened-by-admin' | 'applications-listed-by-admin'
type Details = { employerId: number } & Record<string, string | number | boolean>

/** Logs what an administrator reads or changes on behalf of an employer; does nothing for anyone else. */
export async function noteAdminWork(ctx: Context, kind: Work, details: Details): Promise<void> {
  if (ctx.actor.kind === 'admin') await noteEvent(ctx, kind, { details })
}
