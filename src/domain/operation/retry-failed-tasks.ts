import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { retryFailed } from './backlog.queries.ts'

/** Has the failed runs of a task tried once more; each is idempotent. @throws SignInRequired, NotAllowed; {NotFound} when none has failed */
export async function retryFailedTasks(ctx: Context, { task }: { task: string }): Promise<{ count: number }> {
  requirePermission(ctx, 'system.operate')
  return inTransaction(ctx, async inside => {
    const count = await retryFailed(inside.db, { task, now: inside.now() })
    if (count === 0) throw new NotFound()
    await noteEvent(inside, 'tasks-retried', { details: { task, count } })
    return { count }
  })
}
