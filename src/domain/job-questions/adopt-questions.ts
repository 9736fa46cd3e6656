import { requireConfirmed } from '../applications/application.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { adoptAsked } from './question-address.queries.ts'

/**
 * Assigns what was asked with a confirmed address without an account to the person with the same one. Called when an address is confirmed
 * and at every sign-in. @returns how many questions
 */
export async function adoptQuestions(
  ctx: Context,
  person: { userId: string; email: string; isConfirmed: boolean },
): Promise<number> {
  requireConfirmed(person)
  const { userId, email } = person
  return inTransaction(ctx, inside => adoptAsked(inside.db, { userId, email }))
}
