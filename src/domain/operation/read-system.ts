import { berlinDay } from '../../basics/berlin.ts'
import { daysBefore } from '../../basics/time.ts'
import { payTablesSoonDays, tablesRunningOut } from '../../vocabulary/pay/gross/table-on.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { readSwitchRows } from '../switches/steps/read-switch-rows.ts'
import type { SwitchRow } from '../switches/switch.schema.ts'
import { loadOutbox, type OutboxFacts, type QueueFacts, selectQueues } from './backlog.queries.ts'
import { type DatabaseFacts, loadDatabaseFacts } from './database-facts.queries.ts'
import { canNoteRuns } from './operation.policy.ts'
import { type ProcessRow, selectProcesses } from './process.queries.ts'
import { selectTaskRuns, type TaskRunRow } from './task-run.queries.ts'

export type SystemFacts = {
  processes: ProcessRow[]
  database: DatabaseFacts & { answerMs: number; clockOffMs: number }
  queues: QueueFacts[]
  runs: TaskRunRow[]
  outbox: OutboxFacts
  disk: { freeBytes: number; leastFreeBytes: number }
  switches: SwitchRow[]
  /** Pay tables whose last known state ends within 60 days. */
  payTables: { id: string; endsOn: string }[]
  at: Date
}

/** The state of the whole system at this moment, without personal data. @throws SignInRequired, NotAllowed */
export async function readSystem(ctx: Context): Promise<SystemFacts> {
  requirePermission(ctx, 'system.read')
  return gather(ctx)
}

/** The same facts for those who watch from outside (`/metrics`). @throws NotAllowed for anyone but the site itself */
export async function readSystemFigures(ctx: Context): Promise<SystemFacts> {
  if (!canNoteRuns(ctx.actor)) throw new NotAllowed()
  return gather(ctx)
}

async function gather(ctx: Context): Promise<SystemFacts> {
  const { db } = ctx
  const now = ctx.now()
  const begun = performance.now()
  const database = await loadDatabaseFacts(db)
  const answerMs = performance.now() - begun
  // Against the middle of the question, so that a slow answer is not taken for a wrong clock.
  const clockOffMs = database.at.getTime() - (now.getTime() + answerMs / 2)
  const [processes, queues, runs, outbox, disk, switches] = await Promise.all([
    selectProcesses(db),
    selectQueues(db, now),
    selectTaskRuns(db),
    loadOutbox(db, { now, since: daysBefore(now, 1) }),
    ctx.disk.read(),
    readSwitchRows(ctx),
  ])
  const payTables = tablesRunningOut(berlinDay(now), payTablesSoonDays)
  return {
    processes,
    database: { ...database, answerMs, clockOffMs },
    queues,
    runs,
    outbox,
    disk,
    switches,
    payTables,
    at: now,
  }
}
