import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import {
  listUnanswered,
  type OutsideAnswer,
  type OutsideApplication,
  saveOutsideAnswer,
} from './outside-application.queries.ts'

const dayMs = 86_400_000
/** Who did not answer within that time has forgotten it. */
const askedForDays = 30
const askedAtOnce = 3

/** What became of an application elsewhere, said by who left for it. @throws {NotFound} for who never did */
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

/** For which ads the person is asked today: those left for on an earlier day. At most three at once. */
export async function listToAsk(ctx: Context): Promise<OutsideApplication[]> {
  const { userId } = requireJobSeeker(ctx.actor)
  const now = ctx.now()
  return listUnanswered(ctx.db, {
    userId,
    now,
    after: new Date(now.getTime() - askedForDays * dayMs),
    limit: askedAtOnce,
  })
}
