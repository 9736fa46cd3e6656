import { type Context, inTransaction } from '../caller/context.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { requireConfirmedOwner } from './idea.policy.ts'
import { findPersonByEmail, joinPeople, keepPersonOfUser } from './idea-person.queries.ts'

/** What was done with the address without an account becomes the person's. Called when an address is confirmed and at every sign-in. */
export async function adoptIdeas(
  ctx: Context,
  person: { userId: string; email: string; isConfirmed: boolean },
): Promise<number> {
  requireConfirmedOwner(person)
  const { userId, email } = person
  return inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const now = inside.now()
    const guest = await findPersonByEmail(db, email.toLowerCase())
    if (!guest) return 0
    const own = await keepPersonOfUser(db, { userId, locale, linkKey: newLinkKey(), now })
    await joinPeople(db, { from: guest.id, to: own.id, now })
    return 1
  })
}
