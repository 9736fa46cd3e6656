import { isUuid } from '../../basics/uuid.ts'
import { hasOpenApplication } from '../applications/steps/has-open-application.ts'
import type { Context } from '../caller/context.ts'
import { loadContact } from './contact-request.queries.ts'
import { listFilledFields } from './revealed.queries.ts'
import { type RequestToPerson, withAnswerRates } from './steps/with-answer-rates.ts'
import { requireOwn } from './talent-pool.policy.ts'
import type { ChosenField } from './talent-pool.values.ts'

export type OwnContact = RequestToPerson & {
  /** What a yes could reveal. */
  filled: ChosenField[]
  /** The person has applied for the same job, by name; a yes goes on there. */
  hasApplied: boolean
}

/** One question to the caller, with how often its employer answers. @throws {NotFound} for another person's */
export async function readOwnContact(ctx: Context, { id }: { id: string }): Promise<OwnContact> {
  const request = requireOwn(ctx.actor, isUuid(id) ? await loadContact(ctx.db, id) : null)
  const [rated] = await withAnswerRates(ctx, [request])
  const { userId, jobId } = request
  return {
    ...request,
    answerRate: rated?.answerRate ?? null,
    filled: await listFilledFields(ctx.db, userId),
    hasApplied: await hasOpenApplication(ctx, { userId, jobId }),
  }
}
