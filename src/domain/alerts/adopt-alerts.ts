import { requireConfirmed } from '../applications/application.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { adoptByEmail } from './alert.queries.ts'

/**
 * Assigns alerts confirmed without an account to the job seeker with the same address; of two with the same criteria the person's own is
 * kept. Called when an address is confirmed and at every sign-in. @returns how many
 */
export async function adoptAlerts(
  ctx: Context,
  person: { userId: string; email: string; isConfirmed: boolean },
): Promise<number> {
  requireConfirmed(person)
  const { userId, email } = person
  return inTransaction(ctx, inside => adoptByEmail(inside.db, { userId, email, now: inside.now() }))
}
