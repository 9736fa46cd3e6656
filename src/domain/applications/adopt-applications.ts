import { type Context, inTransaction } from '../caller/context.ts'
import { requireConfirmed } from './application.policy.ts'
import { insertApplicationEvent } from './application-event.queries.ts'
import { adoptByEmail } from './own-application.queries.ts'

/**
 * Assigns guest applications to the account with the same confirmed address; their mailed links stop working. Called when an address is
 * confirmed and at every sign-in. @returns how many
 */
export async function adoptApplications(
  ctx: Context,
  person: { userId: string; email: string; isConfirmed: boolean },
): Promise<number> {
  requireConfirmed(person)
  const { userId, email } = person
  return inTransaction(ctx, async inside => {
    const now = inside.now()
    const ids = await adoptByEmail(inside.db, { userId, email, now })
    for (const applicationId of ids) {
      const event = { applicationId, kind: 'adopted' as const, party: 'applicant' as const, userId, at: now }
      await insertApplicationEvent(inside.db, event)
    }
    return ids.length
  })
}
