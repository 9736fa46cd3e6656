import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { NameKeys } from './employer-names.ts'

export type StaleProfile = {
  userId: string
  changes: number
  email: string
  placeId: number | null
  radiusKm: number | null
  furtherPlaces: unknown
  availability: string | null
  availableFrom: string | null
  noticeWeeks: number | null
  /** Names of the present employers, as typed. */
  presentEmployers: string[]
}

/** Profiles whose shown values are older than the profile; `userId` restricts to one. */
export async function listStaleProfiles(
  db: Database,
  of: { userId?: string; limit: number },
): Promise<StaleProfile[]> {
  const { rows } = await sql<StaleProfile>`
    select p.user_id as "userId", p.changes, u.email, s.place_id as "placeId", s.radius_km as "radiusKm",
      s.further_places as "furtherPlaces", s.availability, to_char(s.available_from, 'YYYY-MM-DD') as "availableFrom",
      s.notice_weeks as "noticeWeeks",
      coalesce((select array_agg(distinct employer) from seeker_positions
        where user_id = p.user_id and is_current and employer is not null), '{}') as "presentEmployers"
    from talent_pool p
    join job_seekers s on s.user_id = p.user_id
    join users u on u.id = p.user_id
    where p.changes <> p.derived_changes and ${of.userId ? sql`p.user_id = ${of.userId}` : sql`p.visibility = 'anonymous'`}
    order by p.user_id limit ${of.limit}`.execute(db)
  return rows
}

export type DerivedProfile = {
  userId: string
  changes: number
  professions: readonly string[]
  specialties: readonly string[]
  placeId: number | null
  stateCode: string | null
  country: string | null
  circles: readonly { latDegrees: number; lonDegrees: number; radiusKm: number }[]
  experienceYears: number | null
  workload: { from: number; to: number } | null
  employmentTypes: readonly string[]
  shifts: readonly string[]
  refusals: readonly string[]
  licenceKinds: readonly string[]
  languages: readonly string[]
  availability: string | null
  availableFrom: string | null
  noticeWeeks: number | null
}

/** Does not count as current when the profile has changed since it was read: the next run writes it again. */
export async function saveDerivedProfile(db: Database, derived: DerivedProfile): Promise<void> {
  const { circles, workload } = derived
  await db
    .updateTable('talent_pool')
    .set({
      derived_changes: derived.changes,
      professions: [...derived.professions],
      specialties: [...derived.specialties],
      place_id: derived.placeId,
      state_code: derived.stateCode,
      country: derived.country,
      lat_degrees: circles.map(({ latDegrees }) => latDegrees),
      lon_degrees: circles.map(({ lonDegrees }) => lonDegrees),
      radius_km: circles.map(({ radiusKm }) => radiusKm),
      experience_years: derived.experienceYears,
      workload_from: workload?.from ?? null,
      workload_to: workload?.to ?? null,
      employment_types: [...derived.employmentTypes],
      shift_models: [...derived.shifts],
      refusals: [...derived.refusals],
      licence_kinds: [...derived.licenceKinds],
      languages: [...derived.languages],
      availability: derived.availability,
      available_from: derived.availableFrom,
      notice_weeks: derived.noticeWeeks,
    })
    .where('user_id', '=', derived.userId)
    .execute()
}

export type OwnExclusion = {
  source: 'position' | 'email'
  label: string
  keys: NameKeys | null
  domain: string | null
}

/** Replaces what followed from the profile; what the person has added stays. */
export async function replaceFollowingExclusions(
  db: Database,
  userId: string,
  exclusions: readonly OwnExclusion[],
): Promise<void> {
  await db
    .deleteFrom('talent_exclusions')
    .where('user_id', '=', userId)
    .where('source', '<>', 'person')
    .execute()
  if (exclusions.length === 0) return
  await db
    .insertInto('talent_exclusions')
    .values(
      exclusions.map(({ source, label, keys, domain }) => ({
        user_id: userId,
        source,
        label: label.slice(0, 200),
        name_key: keys?.whole ?? null,
        name_parts: keys?.parts ?? [],
        domain,
      })),
    )
    .execute()
}
