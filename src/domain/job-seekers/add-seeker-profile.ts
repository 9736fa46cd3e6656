import { type Context, inTransaction } from '../caller/context.ts'
import { requireOwnPerson } from './job-seeker.policy.ts'
import { saveJobSeeker } from './job-seeker.queries.ts'

/**
 * Lets an employer's person look for a job, too, with the same account: from now on there is a seeker profile, empty and shown to
 * nobody. Nothing changes for who has one. @throws SignInRequired for guests, NotAllowed for administrators
 */
export async function addSeekerProfile(ctx: Context): Promise<void> {
  const { userId } = requireOwnPerson(ctx.actor)
  await inTransaction(ctx, inside => saveJobSeeker(inside.db, userId, {}, inside.now()))
}
