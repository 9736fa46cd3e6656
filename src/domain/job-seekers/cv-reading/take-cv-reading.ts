import { readProfession, readSpecialty } from '../../../vocabulary/jobs/read-profession.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, type FieldErrors, Invalid } from '../../caller/errors.ts'
import { resolvePlace } from '../../job-search/resolve-place.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { type FilledParts, fillProfile } from '../profile/fill-profile.ts'
import type { ProfileParts } from '../profile/profile.schema.ts'
import { closeCvReading } from './cv-reading.queries.ts'

/**
 * Fills the profile with what the person has ticked and mended, and forgets the rest. @throws {Invalid} for a profession, specialty or town
 * that nobody knows; {Conflict} when there is nothing to take any more, or a list of the profile would get too long
 */
export async function takeCvReading(ctx: Context, parts: ProfileParts): Promise<FilledParts> {
  const { userId } = requireJobSeeker(ctx.actor)
  const problems = unknownIn(parts)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return inTransaction(ctx, async inside => {
    if (!(await closeCvReading(inside.db, userId, inside.now()))) throw new Conflict('cv.not-there')
    return fillProfile(inside, parts)
  })
}

function unknownIn({ wishes = {} }: ProfileParts): FieldErrors {
  const isUnknown = {
    'profession.value': wishes.professions?.some(name => readProfession(name) === null),
    'specialty.value': wishes.specialties?.some(name => readSpecialty(name) === null),
    'place.value': wishes.places?.some(({ place }) => resolvePlace(place, null)?.kind !== 'town'),
  }
  const keys = {
    'profession.value': 'onboarding.profession-unknown',
    'specialty.value': 'onboarding.specialty-unknown',
    'place.value': 'onboarding.place-unknown',
  } as const
  // The cast: the keys of the record above.
  const wrong = (Object.keys(keys) as (keyof typeof keys)[]).filter(name => isUnknown[name])
  return Object.fromEntries(wrong.map(name => [name, [{ key: keys[name] }]]))
}
