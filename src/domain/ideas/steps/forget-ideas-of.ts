import type { Context } from '../../caller/context.ts'
import { deletePerson, findPersonByEmail, findPersonOfUser } from '../idea-person.queries.ts'

/** For account deletion: takes votes and names back; the ideas stay. The caller has asked its policy. */
export async function forgetIdeasOf(
  ctx: Context,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const people = [
    await findPersonOfUser(ctx.db, userId),
    await findPersonByEmail(ctx.db, email.toLowerCase()),
  ]
  for (const person of people) if (person) await deletePerson(ctx.db, person.id)
}
