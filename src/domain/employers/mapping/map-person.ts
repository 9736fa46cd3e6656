import { findPerson } from '../../accounts/find-person.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { loadEmployerName } from '../employer-by-name.queries.ts'
import { upsertLink } from '../team/employer-access.queries.ts'

type Input = { userId: string; employerId: number; role: 'owner' | 'recruiter' }

/**
 * The lookup's manual way: lets a person act for an employer, whatever stood there before. The person is told by mail.
 * @throws {Conflict} `records.mapping.no-employer` for people who did not sign up as employers; {NotFound}
 */
export async function mapPerson(ctx: Context, { userId, employerId, role }: Input): Promise<void> {
  const admin = requirePermission(ctx, 'employers.decide')
  await inTransaction(ctx, async inside => {
    const [person, employer] = [
      await findPerson(inside, userId),
      await loadEmployerName(inside.db, employerId),
    ]
    if (!person || !employer) throw new NotFound()
    if (person.role !== 'employer') throw new Conflict('records.mapping.no-employer')
    await upsertLink(inside.db, { userId, employerId, role, decidedBy: admin.userId, now: inside.now() })
    await noteEvent(inside, 'employer-access-decided', { userId, details: { employerId, accepted: true } })
    await queueMail(inside, {
      to: person.email,
      template: 'employer-link-decided',
      props: {
        name: person.name,
        employer: employer.name,
        accepted: true,
        url: inside.links.employerDashboard(person.locale),
      },
      locale: person.locale,
      userId,
    })
  })
}
