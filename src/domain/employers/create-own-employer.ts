import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotAllowed } from '../caller/errors.ts'
import type { Visitor } from '../caller/visitor.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { canCreateEmployer } from './employer.policy.ts'
import { insertOwnEmployer } from './team/employer-access.queries.ts'
import type { NewEmployer } from './team/employer-access.schema.ts'

/**
 * Creates an employer that belongs to the person.
 * @throws {Invalid} `onboarding.place-unknown` for a place that is none
 * @throws {Conflict} `onboarding.name-taken` when one has this name: the person may ask for access to it instead
 */
export async function createOwnEmployer(
  ctx: Context,
  input: { employer: NewEmployer; visitor: Visitor },
): Promise<{ employerId: number }> {
  const { employer, visitor } = input
  const { actor } = ctx
  if (actor.kind !== 'user' || !canCreateEmployer(actor)) throw new NotAllowed()
  await limitTries(ctx, { kind: 'employer-create', subject: actor.userId, tries: 10, windowMinutes: 60 * 24 })
  const place = employer.place ? resolvePlace(employer.place, null) : null
  if (place && place.kind !== 'town') throw new Invalid({ place: [{ key: 'onboarding.place-unknown' }] })
  return inTransaction(ctx, async inside => {
    const employerId = await insertOwnEmployer(inside.db, {
      ownerId: actor.userId,
      name: employer.name,
      slug: jobSlug(employer.name),
      type: employer.type,
      ownership: employer.ownership ?? null,
      size: employer.size ?? null,
      website: employer.website ?? null,
      phone: employer.phone ?? null,
      place,
      now: inside.now(),
    })
    if (employerId === null) throw new Conflict('onboarding.name-taken')
    await noteEvent(inside, 'employer-created', { visitor, details: { employerId } })
    return { employerId }
  })
}
