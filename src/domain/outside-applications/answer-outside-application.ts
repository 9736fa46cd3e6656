import { daysBefore } from '../../basics/time.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import {
  listUnanswered,
  type OutsideAnswer,
  type OutsideApplication,
  saveOutsideAnswer,
} from './outside-application.queries.ts'

/** People who have not answered by then are not asked any more. */
const askedForDays = 30
const askedAtOnce = 3

/** Records what became of an application on another site. @throws {NotFound} for anyone who never left for it */
export async function answerOutsideApplication(
  ctx: Context,
  input: { jobId: number; answer: OutsideAnswer },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await inTransaction(ctx, async inside => {
    const wasThere = await saveOutsideAnswer(inside.db, { ...input, userId, now: inside.now() })
    if (!wasThere) throw new NotFound()
  })
}

/** The jobs to ask the person about today: those left for on an earlier day, at most three. */
export async function listToAsk(ctx: Context): Promise<OutsideApplication[]> {
  const { userId } = requireJobSeeker(ctx.actor)
  const now = ctx.now()
  return listUnanswered(ctx.db, {
    userId,
    now,
    after: daysBefore(now, askedForDays),
    limit: askedAtOnce,
  })
}
