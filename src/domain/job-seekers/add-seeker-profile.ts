import { type Context, inTransaction } from '../caller/context.ts'
import { requireOwnPerson } from './job-seeker.policy.ts'
import { saveJobSeeker } from './job-seeker.queries.ts'

/**
 * Adds a job seeker profile, empty and hidden, to an employer's account. Idempotent. @throws SignInRequired for guests, NotAllowed for
 * administrators
 */
export async function addSeekerProfile(ctx: Context): Promise<void> {
  const { userId } = requireOwnPerson(ctx.actor)
  await inTransaction(ctx, inside => saveJobSeeker(inside.db, userId, {}, inside.now()))
}
