import { daysBefore } from '../../basics/time.ts'
import type { Country, EmploymentType, ShiftModel } from '../../vocabulary/jobs/job.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { placeById, states } from '../../vocabulary/places/places.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { specialtyById } from '../../vocabulary/titles/specialties.ts'
import { availabilities, languageLevels, spokenLanguages } from '../job-seekers/job-seeker.values.ts'
import { type LicenceKind, licenceKinds } from '../job-seekers/profile/profile.values.ts'
import {
  type Activity,
  bandStarts,
  type ExperienceBand,
  experienceBands,
  type ShownField,
  shownFields,
} from './talent-pool.values.ts'

declare const resolved: unique symbol
/** An id that a dictionary has resolved; only {@link knownIds} makes one. */
export type KnownId<Of extends string> = string & { readonly [resolved]: Of }

/**
 * All that is shown of a person before they agree: ids that a dictionary resolved, numbers and dates. No member can hold what somebody
 * typed; {@link holdsNoFreeText} keeps the type that way.
 */
export type PublicProfile = {
  id: KnownId<'public'>
  professions: KnownId<'profession'>[]
  specialties: KnownId<'specialty'>[]
  /** A town from 20,000 inhabitants, where enough people of the profession live in it. */
  placeId: number | null
  stateCode: KnownId<'state'> | null
  country: Country | null
  experience: ExperienceBand | null
  workloadPercent: { from: number; to: number } | null
  employmentTypes: EmploymentType[]
  shifts: ShiftModel[]
  availability: (typeof availabilities)[number] | null
  availableFrom: Date | null
  noticeWeeks: number | null
  licences: LicenceKind[]
  languages: { language: (typeof spokenLanguages)[number]; level: (typeof languageLevels)[number] }[]
  activity: Activity
}

/** True for a type that any text fits into; ids that a dictionary resolved and lists of words are none. */
type HoldsFreeText<T> = T extends Date | number | boolean | null | undefined
  ? false
  : T extends string
    ? T extends { readonly [resolved]: string }
      ? false
      : string extends T
        ? true
        : false
    : T extends readonly (infer Item)[]
      ? HoldsFreeText<Item>
      : true extends { [Key in keyof T]: HoldsFreeText<T[Key]> }[keyof T]
        ? true
        : false
/**
 * Does not compile once a member of {@link PublicProfile} could hold what somebody typed.
 * @internal for its test
 */
export const holdsNoFreeText: HoldsFreeText<PublicProfile> extends false ? true : never = true

/** A row of the pool as it is stored. */
export type PoolRow = {
  publicId: string
  professions: string[]
  specialties: string[]
  placeId: number | null
  stateCode: string | null
  country: string | null
  experienceYears: number | null
  workloadFrom: number | null
  workloadTo: number | null
  employmentTypes: string[]
  shiftModels: string[]
  licenceKinds: string[]
  languages: string[]
  availability: string | null
  availableFrom: Date | null
  noticeWeeks: number | null
  lastActiveAt: Date
}

/** Values that the vocabulary has forgotten since are left out. */
export function toPublicProfile(row: PoolRow, now: Date): PublicProfile {
  return {
    // The cast: the column is a uuid that the database made.
    id: row.publicId as KnownId<'public'>,
    professions: knownIds<'profession'>(row.professions, id => professionById(id) !== null),
    specialties: knownIds<'specialty'>(row.specialties, id => specialtyById(id) !== null),
    placeId: row.placeId !== null && placeById(row.placeId) ? row.placeId : null,
    stateCode: knownState(row.stateCode),
    country: oneOf(jobValues.country, row.country),
    experience: bandOf(row.experienceYears),
    workloadPercent:
      row.workloadFrom !== null && row.workloadTo !== null
        ? { from: row.workloadFrom, to: row.workloadTo }
        : null,
    employmentTypes: jobValues.employmentType
      .filter(type => type !== 'both')
      .filter(type => row.employmentTypes.includes(type)),
    shifts: jobValues.shift.filter(shift => row.shiftModels.includes(shift)),
    availability: oneOf(availabilities, row.availability),
    availableFrom: row.availability === 'date' ? row.availableFrom : null,
    noticeWeeks: row.availability === 'notice' ? row.noticeWeeks : null,
    licences: licenceKinds.filter(kind => row.licenceKinds.includes(kind)),
    languages: row.languages.flatMap(languageOf),
    activity: activityOf(row.lastActiveAt, now),
  }
}

const shows: Record<ShownField, (profile: PublicProfile) => boolean> = {
  profession: ({ professions }) => professions.length > 0,
  specialty: ({ specialties }) => specialties.length > 0,
  region: ({ placeId, stateCode, country }) => placeId !== null || stateCode !== null || country !== null,
  experience: ({ experience }) => experience !== null,
  workload: ({ workloadPercent, employmentTypes, shifts }) =>
    workloadPercent !== null || employmentTypes.length > 0 || shifts.length > 0,
  availability: ({ availability }) => availability !== null,
  licences: ({ licences }) => licences.length > 0,
  languages: ({ languages }) => languages.length > 0,
  activity: () => true,
}

/** What a profile really shows: what somebody left out, nobody has seen. */
export function fieldsShownBy(profile: PublicProfile): ShownField[] {
  return shownFields.filter(field => shows[field](profile))
}

function knownIds<Of extends string>(
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): KnownId<Of>[] {
  return ids.filter((id): id is KnownId<Of> => isKnown(id))
}

function bandOf(years: number | null): ExperienceBand | null {
  return years === null ? null : (experienceBands.findLast(band => years >= bandStarts[band]) ?? null)
}

function knownState(code: string | null): KnownId<'state'> | null {
  return code === null
    ? null
    : (knownIds<'state'>([code], id => states().some(state => state.code === id))[0] ?? null)
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find(known => known === value) ?? null
}

function languageOf(text: string): PublicProfile['languages'] {
  const [spoken = '', reached = ''] = text.split(':')
  const language = oneOf(spokenLanguages, spoken)
  const level = oneOf(languageLevels, reached)
  return language && level ? [{ language, level }] : []
}

/** Never a day: who was here when would tell more than whether it is worth asking. */
function activityOf(lastActiveAt: Date, now: Date): Activity {
  if (lastActiveAt >= daysBefore(now, 7)) return 'this-week'
  return lastActiveAt >= daysBefore(now, 30) ? 'this-month' : 'earlier'
}
