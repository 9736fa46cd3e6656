import { type Context, inTransaction } from '../context.ts'
import { NotFound } from '../errors.ts'
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
    before: startOfBerlinDay(now),
    after: new Date(now.getTime() - askedForDays * dayMs),
    limit: askedAtOnce,
  })
}

/** Midnight in Berlin before `now`; an hour off on the two days when the clocks change, which asks no one too early by more. */
function startOfBerlinDay(now: Date): Date {
  const [hours = 0, minutes = 0, seconds = 0] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    timeStyle: 'medium',
  })
    .format(now)
    .split(':')
    .map(Number)
  return new Date(now.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000 - now.getMilliseconds())
}
