import { readProfession } from '../../vocabulary/jobs/read-profession.ts'
import { specialtyById } from '../../vocabulary/titles/specialties.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import { requireJobSeeker } from './job-seeker.policy.ts'
import { findJobSeeker, type JobSeekerRow, saveJobSeeker } from './job-seeker.queries.ts'
import type { SeekerStepInput } from './job-seeker.schema.ts'

/** The profile so far; null before the first step. */
export async function readOwnSeeker(ctx: Context): Promise<JobSeekerRow | null> {
  return findJobSeeker(ctx.db, requireJobSeeker(ctx.actor).userId)
}

/**
 * Saves one step of the profile; an empty field clears the stored value.
 * @throws {Invalid} for an unknown profession, specialty or place
 */
export async function saveSeekerStep(ctx: Context, input: SeekerStepInput): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const fields = fieldsOf(input)
  await inTransaction(ctx, inside => saveJobSeeker(inside.db, userId, fields, inside.now()))
}

function fieldsOf(input: SeekerStepInput): Partial<JobSeekerRow> {
  switch (input.step) {
    case 'work':
      return workOf(input.values)
    case 'place':
      return placeOf(input.values)
    case 'wishes': {
      const { employmentTypes, shiftModels, availability, availableFrom } = input.values
      const date = availability === 'date' ? (availableFrom ?? null) : null
      return { employmentTypes, shiftModels, availability: availability ?? null, availableFrom: date }
    }
    case 'qualifications':
      return input.values
  }
}

function workOf({
  profession,
  specialty,
}: {
  profession?: string
  specialty?: string
}): Partial<JobSeekerRow> {
  const known = readProfession(profession ?? null)
  if (profession && known === null)
    throw new Invalid({ profession: [{ key: 'onboarding.profession-unknown' }] })
  if (specialty && !specialtyById(specialty))
    throw new Invalid({ specialty: [{ key: 'onboarding.specialty-unknown' }] })
  return { profession: known, specialty: specialty ?? null }
}

function placeOf({ place, radius }: { place?: string; radius?: number }): Partial<JobSeekerRow> {
  if (!place) return { placeText: null, placeId: null, radiusKm: radius ?? null }
  const found = resolvePlace(place, radius ?? null)
  if (found?.kind !== 'town') throw new Invalid({ place: [{ key: 'onboarding.place-unknown' }] })
  return { placeText: found.name, placeId: found.id, radiusKm: radius ?? null }
}
