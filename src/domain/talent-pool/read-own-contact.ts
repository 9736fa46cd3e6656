import { isUuid } from '../../basics/uuid.ts'
import type { Context } from '../caller/context.ts'
import { loadContact } from './contact-request.queries.ts'
import { type RequestToPerson, withAnswerRates } from './steps/with-answer-rates.ts'
import { requireOwn } from './talent-pool.policy.ts'

/** One question to the caller, with how often its employer answers. @throws {NotFound} for another person's */
export async function readOwnContact(ctx: Context, { id }: { id: string }): Promise<RequestToPerson> {
  const request = requireOwn(ctx.actor, isUuid(id) ? await loadContact(ctx.db, id) : null)
  const [rated] = await withAnswerRates(ctx, [request])
  return rated ?? { ...request, answerRate: null }
}
