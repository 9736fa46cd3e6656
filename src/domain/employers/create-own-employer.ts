import { dayMinutes } from '../../basics/time.ts'
import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotAllowed } from '../caller/errors.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { canCreateEmployer } from './employer.policy.ts'
import { insertOwnEmployer } from './team/employer-access.queries.ts'
import type { NewEmployer } from './team/employer-access.schema.ts'

/**
 * Creates an employer owned by the person.
 * @throws {Invalid} `onboarding.place-unknown`
 * @throws {Conflict} `onboarding.name-taken` when the name exists: the person may request access instead
 */
export async function createOwnEmployer(
  ctx: Context,
  input: { employer: NewEmployer },
): Promise<{ employerId: number }> {
  const { employer } = input
  const { actor } = ctx
  if (actor.kind !== 'user' || !canCreateEmployer(actor)) throw new NotAllowed()
  await limitTries(ctx, {
    kind: 'employer-create',
    subject: actor.userId,
    tries: 10,
    windowMinutes: dayMinutes,
  })
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
    await noteEvent(inside, 'employer-created', { details: { employerId } })
    return { employerId }
  })
}
