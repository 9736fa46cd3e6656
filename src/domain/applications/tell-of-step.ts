import { z } from 'zod'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { canTellOfSteps } from './application.policy.ts'
import { findStepToTell } from './application-event.queries.ts'

const stepSchema = z.object({ eventId: z.int() })

/** Tells the applicant's open pages of a step whose time to be taken back is over; nothing of one that was. @throws NotAllowed */
export async function tellOfStep(ctx: Context, payload: object): Promise<void> {
  if (!canTellOfSteps(ctx.actor)) throw new NotAllowed()
  const step = await findStepToTell(ctx.db, stepSchema.parse(payload).eventId)
  if (!step || step.userId === null) return
  const { applicationId, jobId, userId } = step
  await tellLive(ctx, { topics: [`user:${userId}`], kind: 'application', details: { applicationId, jobId } })
}
