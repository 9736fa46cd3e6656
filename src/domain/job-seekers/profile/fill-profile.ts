import { limits } from '../../../config/limits.ts'
import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { readProfession, readSpecialty } from '../../../vocabulary/jobs/read-profession.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { type JobSeekerRow, type SpokenLanguage, saveJobSeeker } from '../job-seeker.queries.ts'
import { entryLimits } from '../steps/write-entry.ts'
import { insertEducations, insertLicences, insertPositions } from './entry.queries.ts'
import { findProfile } from './profile.queries.ts'
import type { ProfileParts, Wishes } from './profile.schema.ts'
import type { ProfileRows } from './profile-rows.ts'
import { readFoundLicence, readFoundPosition } from './read-entries.ts'
import { isSameEducation, isSameLicence, isSamePosition, unlessThere } from './same-entry.ts'
import { placeColumns, placeOf } from './save-wishes.ts'

/** How many of each were new. */
export type FilledParts = { positions: number; educations: number; licences: number; languages: number }

/**
 * Adds all that a person took from a document or an import, at once or not at all. What is there already is not doubled; lists grow, single
 * values that are given replace those that stood there, and nothing is removed. Professions and places that nobody knows are left out.
 * @throws {Conflict} when a list would get too long
 */
export async function fillProfile(ctx: Context, parts: ProfileParts): Promise<FilledParts> {
  const { userId } = requireJobSeeker(ctx.actor)
  return inTransaction(ctx, async inside => {
    const now = inside.now()
    // Locks the person's row before it is read: a form sent twice must find what its first time added.
    await saveJobSeeker(inside.db, userId, {}, now)
    const before = await findProfile(inside.db, userId)
    const found = newEntries(before, parts)
    const languages = mergedLanguages(before.seeker.languages, parts.languages ?? [])
    await saveJobSeeker(inside.db, userId, { ...mergedFacts(before.seeker, parts), languages }, now)
    const owner = { userId, now }
    await insertPositions(inside.db, owner, found.positions)
    await insertEducations(inside.db, owner, found.educations)
    await insertLicences(inside.db, owner, found.licences)
    return {
      positions: found.positions.length,
      educations: found.educations.length,
      licences: found.licences.length,
      languages: languages.length - before.seeker.languages.length,
    }
  })
}

/** The entries of these parts that a profile does not have yet. @throws {Conflict} when a list would get too long */
function newEntries(before: ProfileRows, parts: ProfileParts) {
  const found = {
    positions: unlessThere(before.positions, (parts.positions ?? []).map(readFoundPosition), isSamePosition),
    educations: unlessThere(before.educations, parts.educations ?? [], isSameEducation),
    licences: unlessThere(before.licences, (parts.licences ?? []).map(readFoundLicence), isSameLicence),
  }
  const isTooLong =
    before.positions.length + found.positions.length > entryLimits.position ||
    before.educations.length + found.educations.length > entryLimits.education ||
    before.licences.length + found.licences.length > entryLimits.licence
  if (isTooLong) throw new Conflict('profile.list-full')
  return found
}

/** A language that is there already gets the level that was taken. */
function mergedLanguages(
  before: readonly SpokenLanguage[],
  taken: readonly SpokenLanguage[],
): SpokenLanguage[] {
  return [...new Map([...before, ...taken].map(each => [each.language, each])).values()]
}

function mergedFacts(seeker: JobSeekerRow, parts: ProfileParts): Partial<JobSeekerRow> {
  return {
    ...mergedWishes(seeker, parts.wishes ?? {}),
    qualifications: union(seeker.qualifications, parts.qualifications),
    ...(parts.drivingLicences && { drivingLicences: union(seeker.drivingLicences, parts.drivingLicences) }),
    experienceYears: parts.experienceYears ?? undefined,
  }
}

function mergedWishes(seeker: JobSeekerRow, wishes: Partial<Wishes>): Partial<JobSeekerRow> {
  const [profession = null, ...furtherProfessions] = union(
    [seeker.profession, ...seeker.furtherProfessions],
    wishes.professions?.map(readProfession),
  )
  const [specialty = null, ...furtherSpecialties] = union(
    [seeker.specialty, ...seeker.furtherSpecialties],
    wishes.specialties?.map(readSpecialty),
  )
  return {
    ...{ profession, furtherProfessions, specialty, furtherSpecialties },
    ...(wishes.places?.length && mergedPlaces(seeker, wishes.places)),
    countries: union(seeker.countries, wishes.countries),
    employmentTypes: union(seeker.employmentTypes, wishes.employmentTypes),
    contracts: union(seeker.contracts, wishes.contracts),
    employerTypes: union(seeker.employerTypes, wishes.employerTypes),
    shiftModels: union(seeker.shiftModels, wishes.shiftModels),
    refusals: union(seeker.refusals, wishes.refusals),
    workloadFrom: wishes.workloadFrom ?? undefined,
    workloadTo: wishes.workloadTo ?? undefined,
    payWishEurMonth: wishes.payWishEurMonth ?? undefined,
    availability: wishes.availability ?? undefined,
    availableFrom: wishes.availableFrom ?? undefined,
    noticeWeeks: wishes.noticeWeeks ?? undefined,
  }
}

function mergedPlaces(seeker: JobSeekerRow, places: Wishes['places']): Partial<JobSeekerRow> {
  const { placeId, placeText, radiusKm, furtherPlaces } = seeker
  const first =
    placeId === null ? [] : [{ placeId, name: placeText ?? '', radiusKm: radiusKm ?? defaultRadiusKm }]
  const added = places.flatMap(({ place, radius }) => placeOf(place, radius) ?? [])
  const before = [...first, ...furtherPlaces]
  const isNew = ({ placeId: id }: { placeId: number }) => !before.some(known => known.placeId === id)
  return placeColumns([...before, ...added.filter(isNew)].slice(0, limits.profilePlaces))
}

function union<Value>(
  before: readonly (Value | null)[] | null,
  added: readonly (Value | null)[] = [],
): Value[] {
  return [...new Set([...(before ?? []), ...added].filter(value => value !== null))]
}
