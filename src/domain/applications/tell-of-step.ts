import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import type { TaskPayloads } from '../caller/tasks.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { canTellOfSteps } from './application.policy.ts'
import { findStepToTell } from './application-event.queries.ts'

/** Notifies the applicant's open pages once a move can no longer be undone; does nothing for one that was. @throws NotAllowed */
export async function tellOfStep(ctx: Context, { eventId }: TaskPayloads['tell-of-step']): Promise<void> {
  if (!canTellOfSteps(ctx.actor)) throw new NotAllowed()
  const step = await findStepToTell(ctx.db, eventId)
  if (!step || step.userId === null) return
  const { applicationId, jobId, userId } = step
  await tellLive(ctx, { topics: [`user:${userId}`], kind: 'application', details: { applicationId, jobId } })
}
