import { type Context, inTransaction } from '../caller/context.ts'
import { requireConfirmed } from './application.policy.ts'
import { insertApplicationEvent } from './application-event.queries.ts'
import { adoptByEmail } from './own-application.queries.ts'

/**
 * Gives a person the applications that were sent as a guest with the same address; their links of the mail open nothing any
 * more. Called when an address is confirmed and at every sign-in. Returns how many.
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
