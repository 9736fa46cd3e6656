import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { readProfession, readSpecialty } from '../../../vocabulary/jobs/read-profession.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { type FieldErrors, Invalid } from '../../caller/errors.ts'
import { resolvePlace } from '../../job-search/resolve-place.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { type FurtherPlace, type JobSeekerRow, saveJobSeeker } from '../job-seeker.queries.ts'
import type { Facts, Wishes } from './profile.schema.ts'

/**
 * Saves what the caller is looking for; what is left empty is no wish any more. The first profession, specialty and place are those of the
 * onboarding.
 * @throws {Invalid} for professions, specialties and places that nobody knows, on the field of each
 */
export async function saveWishes(ctx: Context, wishes: Wishes): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { fields, errors } = readWishes(wishes)
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  await inTransaction(ctx, inside => saveJobSeeker(inside.db, userId, fields, inside.now()))
}

/** Saves languages, driving licence, years of experience and what else somebody brings along. */
export async function saveFacts(ctx: Context, facts: Facts): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const { qualifications, drivingLicences, experienceYears } = facts
  const languages = [...new Map(facts.languages.map(each => [each.language, each])).values()]
  const fields = { qualifications, languages, drivingLicences, experienceYears }
  await inTransaction(ctx, inside => saveJobSeeker(inside.db, userId, fields, inside.now()))
}

/** The columns of the wishes, and what is wrong with them by field. */
function readWishes(wishes: Wishes): { fields: Partial<JobSeekerRow>; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const [profession = null, ...furtherProfessions] = resolved(wishes.professions, {
    read: readProfession,
    onUnknown: at => {
      errors[`professions[${at}]`] = [{ key: 'onboarding.profession-unknown' }]
    },
  })
  const [specialty = null, ...furtherSpecialties] = resolved(wishes.specialties, {
    read: readSpecialty,
    onUnknown: at => {
      errors[`specialties[${at}]`] = [{ key: 'onboarding.specialty-unknown' }]
    },
  })
  const places = wishes.places.flatMap(({ place, radius }, at) => {
    if (place === '') return []
    const found = placeOf(place, radius)
    if (!found) errors[`places[${at}].place`] = [{ key: 'onboarding.place-unknown' }]
    return found ?? []
  })
  const { places: _places, professions: _professions, specialties: _specialties, ...plain } = wishes
  const { availability, availableFrom, noticeWeeks } = wishes
  const fields = {
    ...plain,
    availableFrom: availability === 'date' ? availableFrom : null,
    noticeWeeks: availability === 'notice' ? noticeWeeks : null,
    ...{ profession, furtherProfessions, specialty, furtherSpecialties },
    ...placeColumns(places),
  }
  return { fields, errors }
}

/** The first place has columns of its own. */
export function placeColumns(places: readonly FurtherPlace[]): Partial<JobSeekerRow> {
  const distinct = [...new Map(places.map(place => [place.placeId, place])).values()]
  const [first, ...furtherPlaces] = distinct
  return {
    placeId: first?.placeId ?? null,
    placeText: first?.name ?? null,
    radiusKm: first?.radiusKm ?? null,
    furtherPlaces,
  }
}

/** A town of the vocabulary with its radius; null for anything else. */
export function placeOf(text: string, radiusKm: number | null): FurtherPlace | null {
  const found = resolvePlace(text, radiusKm ?? defaultRadiusKm)
  return found?.kind === 'town' ? { placeId: found.id, name: found.name, radiusKm: found.radiusKm } : null
}

function resolved(
  texts: readonly string[],
  { read, onUnknown }: { read: (text: string) => string | null; onUnknown: (at: number) => void },
): string[] {
  const ids = texts.flatMap((text, at) => {
    if (text === '') return []
    const id = read(text)
    if (id === null) onUnknown(at)
    return id ?? []
  })
  return [...new Set(ids)]
}
