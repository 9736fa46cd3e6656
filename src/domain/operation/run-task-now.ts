import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import type { Schedule } from '../caller/switch-key.values.ts'

/**
 * Queues one more run of a schedule, unless one is waiting.
 * @throws SignInRequired, NotAllowed; {Conflict} while its switch is off, because the run would be left out
 */
export async function runTaskNow(ctx: Context, { task }: { task: Schedule }): Promise<void> {
  requirePermission(ctx, 'system.operate')
  if (!ctx.switches.isOn(task)) throw new Conflict('admin.system.is-off')
  await inTransaction(ctx, async inside => {
    await inside.tasks.enqueue(task, {}, { uniqueKey: 'by hand' })
    await noteEvent(inside, 'task-run-by-hand', { details: { task } })
  })
}
