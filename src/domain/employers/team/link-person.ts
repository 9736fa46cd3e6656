import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed, NotFound } from '../../caller/errors.ts'
import { canLinkPeople } from '../employer.policy.ts'
import { loadEmployerByName } from '../employer-by-name.queries.ts'
import { upsertLink } from './employer-access.queries.ts'

/**
 * The lookup's manual way: links a person to an employer by its name.
 * @throws {NotFound} for an unknown employer
 */
export async function linkPerson(
  ctx: Context,
  input: { userId: string; employerName: string; role: 'owner' | 'recruiter' },
): Promise<void> {
  if (!canLinkPeople(ctx.actor)) throw new NotAllowed()
  const { userId, role } = input
  await inTransaction(ctx, async inside => {
    const employer = await loadEmployerByName(inside.db, input.employerName)
    if (!employer) throw new NotFound()
    const decidedBy = inside.actor.kind === 'admin' ? inside.actor.userId : null
    await upsertLink(inside.db, { userId, employerId: employer.id, role, decidedBy, now: inside.now() })
    const details = { employerId: employer.id, accepted: true }
    await noteEvent(inside, 'employer-access-decided', { userId, details })
  })
}
