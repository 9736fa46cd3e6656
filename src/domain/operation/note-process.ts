import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canNoteRuns } from './operation.policy.ts'
import { deleteProcess, type ProcessRow, upsertProcess } from './process.queries.ts'

/** The heartbeat of a process; rows of processes that were killed go after a day. @throws NotAllowed for anyone but the site itself */
export async function noteProcess(ctx: Context, process: Omit<ProcessRow, 'seenAt'>): Promise<void> {
  if (!canNoteRuns(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  await upsertProcess(ctx.db, { ...process, seenAt: now }, daysBefore(now, 1))
}

/** A process ends as it should. @throws NotAllowed for anyone but the site itself */
export async function forgetProcess(ctx: Context, { id }: { id: string }): Promise<void> {
  if (!canNoteRuns(ctx.actor)) throw new NotAllowed()
  await deleteProcess(ctx.db, id)
}
