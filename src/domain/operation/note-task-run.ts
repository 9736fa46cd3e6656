import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import type { TaskName } from '../caller/tasks.ts'
import { canNoteRuns } from './operation.policy.ts'
import { saveTaskRun, type TaskOutcome } from './task-run.queries.ts'

/** Notes how a background task ended, for the page about the system. @throws NotAllowed for anyone but the site itself */
export async function noteTaskRun(
  ctx: Context,
  { task, outcome, seconds }: { task: TaskName; outcome: TaskOutcome; seconds: number },
): Promise<void> {
  if (!canNoteRuns(ctx.actor)) throw new NotAllowed()
  await saveTaskRun(ctx.db, { task, outcome, seconds, at: ctx.now() })
}
