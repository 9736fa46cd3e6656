import { berlinDay, calendarDayAfter } from '../../../basics/berlin.ts'
import { countsFor, monthsOf } from '../../../cv-format/fields/experience-years.ts'
import {
  type Country,
  defaultRadiusKm,
  type EmploymentType,
  jobValues,
} from '../../../vocabulary/jobs/job.values.ts'
import { refusedByWishes } from '../../../vocabulary/jobs/refusals.ts'
import { placeById } from '../../../vocabulary/places/places.ts'
import { furtherProfessions } from '../../../vocabulary/titles/further-professions.ts'
import { professionById } from '../../../vocabulary/titles/professions.ts'
import type { HeldLicence, MatchProfile, WishedPlace } from '../../matching/match-profile.ts'
import type { JobSeekerRow } from '../job-seeker.queries.ts'
import { licenceOfText } from './licence-of-text.ts'
import type { MatchableRows } from './profile.queries.ts'

/**
 * What matching knows of a person, of the rows and the day. Rules belong to whoever keeps them and are empty here. Values that the
 * vocabulary has forgotten since are left out.
 */
export function matchProfileOf(rows: MatchableRows, now: Date): MatchProfile {
  const { seeker, positions, licences } = rows
  const professions = known([seeker.profession, ...seeker.furtherProfessions])
  const held = [...licences, ...licencesOfLines(seeker.qualifications, licences)]
  const shifts = chosen(jobValues.shift, seeker.shiftModels)
  const holds = held.filter(({ state }) => state === 'held' || state === 'temporary')
  return {
    professions,
    learned: known([
      ...[...positions, ...holds].map(({ profession }) => profession),
      // Somebody who worked as "Pflegefachkraft / MFA" did both.
      ...positions.flatMap(({ title, profession }) => furtherProfessions(title, profession)),
    ]),
    specialties: distinct([seeker.specialty, ...seeker.furtherSpecialties]),
    experienceYears: seeker.experienceYears ?? countedYears(rows, professions, now),
    licences: held,
    languages: seeker.languages,
    hasDrivingLicence: seeker.drivingLicences && seeker.drivingLicences.length > 0,
    places: placesOf(seeker),
    countries: chosen<Country>(jobValues.country, seeker.countries),
    employmentTypes: typesOf(seeker.employmentTypes),
    contracts: chosen(jobValues.contract, seeker.contracts),
    workloadPercent: workloadOf(seeker),
    shifts,
    refusals: chosen(jobValues.without, [...seeker.refusals, ...refusedByWishes(shifts)]),
    employerTypes: chosen(jobValues.employerType, seeker.employerTypes),
    payMinEurMonth: seeker.payWishEurMonth,
    startFrom: startOf(seeker, now),
    rules: [],
  }
}

/** A line of the onboarding ("Fachweiterbildung Intensivpflege") counts like a licence of that kind, unless one is entered already. */
function licencesOfLines(lines: readonly string[], entered: MatchableRows['licences']): HeldLicence[] {
  return lines.flatMap(line => {
    const licence = licenceOfText(line)
    if (!licence) return []
    const { kind, profession, specialty, country, state } = licence
    const isEntered = entered.some(
      other => other.kind === kind && (other.specialty === specialty || specialty === null),
    )
    return isEntered ? [] : [{ kind, profession, specialty, country, state }]
  })
}

/** Whole years of work in the category of the wished profession, or of any position's; null where no position tells. */
function countedYears(
  { positions }: MatchableRows,
  professions: readonly string[],
  now: Date,
): number | null {
  const wished = professions[0] ?? positions.find(({ profession }) => profession)?.profession
  const category = wished ? professionById(wished)?.category : undefined
  if (category === undefined) return null
  const own = positions.filter(position => isOfCategory(position, category))
  if (own.length === 0) return null
  // An end that is not known is not today: such a position counts as much as is certain, which is nothing.
  const periods = own.map(({ fromMonth, toMonth, isCurrent }) => ({
    from: fromMonth,
    to: isCurrent ? null : (toMonth ?? fromMonth),
  }))
  return Math.floor(monthsOf(periods, now) / 12)
}

function isOfCategory({ title, profession }: MatchableRows['positions'][number], category: string): boolean {
  const chosenCategory = profession === null ? null : professionById(profession)?.category
  return countsFor(category, title, chosenCategory ?? null)
}

function placesOf(seeker: JobSeekerRow): WishedPlace[] {
  const wished = [
    ...(seeker.placeId === null ? [] : [{ placeId: seeker.placeId, radiusKm: seeker.radiusKm }]),
    ...seeker.furtherPlaces,
  ]
  return wished.flatMap(({ placeId, radiusKm }) => {
    const place = placeById(placeId)
    if (!place) return []
    const { latDegrees, lonDegrees, name } = place
    return [{ latDegrees, lonDegrees, name, radiusKm: radiusKm ?? defaultRadiusKm }]
  })
}

/** People open to full and part time want either. */
function typesOf(types: readonly string[]): EmploymentType[] {
  const wished = types.includes('both') ? [...types, 'full-time', 'part-time'] : types
  return jobValues.employmentType.filter(type => type !== 'both').filter(type => wished.includes(type))
}

function workloadOf({ workloadFrom, workloadTo }: JobSeekerRow): MatchProfile['workloadPercent'] {
  if (workloadFrom === null && workloadTo === null) return null
  return { from: workloadFrom ?? 1, to: workloadTo ?? 100 }
}

function startOf({ availability, availableFrom, noticeWeeks }: JobSeekerRow, now: Date): string | null {
  if (availability === 'date') return availableFrom
  if (availability === 'now') return berlinDay(now)
  if (availability === 'notice' && noticeWeeks !== null)
    return calendarDayAfter(berlinDay(now), noticeWeeks * 7)
  return null
}

function known(ids: readonly (string | null)[]): string[] {
  return distinct(ids).filter(id => professionById(id) !== null)
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter(id => id !== null))]
}

function chosen<Value extends string>(all: readonly Value[], values: readonly string[]): Value[] {
  return all.filter(value => values.includes(value))
}
