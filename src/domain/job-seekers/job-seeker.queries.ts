import type { Database } from '../../db/client.ts'

export type SpokenLanguage = { language: string; level: string }

/** A wished place beside the first one. */
export type FurtherPlace = { placeId: number; name: string; radiusKm: number }

export type JobSeekerRow = {
  profession: string | null
  specialty: string | null
  placeText: string | null
  placeId: number | null
  radiusKm: number | null
  employmentTypes: string[]
  shiftModels: string[]
  qualifications: string[]
  languages: SpokenLanguage[]
  availability: string | null
  availableFrom: string | null
  furtherProfessions: string[]
  furtherSpecialties: string[]
  furtherPlaces: FurtherPlace[]
  countries: string[]
  contracts: string[]
  employerTypes: string[]
  refusals: string[]
  workloadFrom: number | null
  workloadTo: number | null
  payWishEurMonth: number | null
  noticeWeeks: number | null
  /** Null when not said, empty for none. */
  drivingLicences: string[] | null
  /** As the person says; null to count it from the positions. */
  experienceYears: number | null
  isProfiled: boolean
}

/** What a person has who has said nothing yet. */
export const emptyJobSeeker: JobSeekerRow = {
  profession: null,
  specialty: null,
  placeText: null,
  placeId: null,
  radiusKm: null,
  employmentTypes: [],
  shiftModels: [],
  qualifications: [],
  languages: [],
  availability: null,
  availableFrom: null,
  furtherProfessions: [],
  furtherSpecialties: [],
  furtherPlaces: [],
  countries: [],
  contracts: [],
  employerTypes: [],
  refusals: [],
  workloadFrom: null,
  workloadTo: null,
  payWishEurMonth: null,
  noticeWeeks: null,
  drivingLicences: null,
  experienceYears: null,
  isProfiled: true,
}

export async function findJobSeeker(db: Database, userId: string): Promise<JobSeekerRow | null> {
  const row = await selectJobSeekers(db).where('user_id', '=', userId).executeTakeFirst()
  return row ? jobSeekerOf(row) : null
}

/** All facts of job seekers, for statements that select which, and what of other tables belongs to them. */
export function selectJobSeekers(db: Database) {
  return db
    .selectFrom('job_seekers')
    .select(eb => [
      'profession',
      'specialty',
      'place_text as placeText',
      'place_id as placeId',
      'radius_km as radiusKm',
      'employment_types as employmentTypes',
      'shift_models as shiftModels',
      'qualifications',
      'languages',
      'availability',
      eb.fn<string | null>('to_char', ['available_from', eb.val('YYYY-MM-DD')]).as('availableFrom'),
      'further_professions as furtherProfessions',
      'further_specialties as furtherSpecialties',
      'further_places as furtherPlaces',
      'countries',
      'contracts',
      'employer_types as employerTypes',
      'refusals',
      'workload_from as workloadFrom',
      'workload_to as workloadTo',
      'pay_wish_eur_month as payWishEurMonth',
      'notice_weeks as noticeWeeks',
      'driving_licences as drivingLicences',
      'experience_years as experienceYears',
      'is_profiled as isProfiled',
    ])
}

/** The casts: only saveJobSeeker writes these columns. */
export function jobSeekerOf<Row extends { languages: unknown; furtherPlaces: unknown }>(row: Row) {
  return {
    ...row,
    languages: row.languages as SpokenLanguage[],
    furtherPlaces: row.furtherPlaces as FurtherPlace[],
  }
}

/** Fields not given stay unchanged. */
export async function saveJobSeeker(
  db: Database,
  userId: string,
  fields: Partial<JobSeekerRow>,
  now: Date,
): Promise<void> {
  const values = {
    profession: fields.profession,
    specialty: fields.specialty,
    place_text: fields.placeText,
    place_id: fields.placeId,
    radius_km: fields.radiusKm,
    employment_types: fields.employmentTypes,
    shift_models: fields.shiftModels,
    qualifications: fields.qualifications,
    languages: fields.languages && JSON.stringify(fields.languages),
    availability: fields.availability,
    available_from: fields.availableFrom,
    further_professions: fields.furtherProfessions,
    further_specialties: fields.furtherSpecialties,
    further_places: fields.furtherPlaces && JSON.stringify(fields.furtherPlaces),
    countries: fields.countries,
    contracts: fields.contracts,
    employer_types: fields.employerTypes,
    refusals: fields.refusals,
    workload_from: fields.workloadFrom,
    workload_to: fields.workloadTo,
    pay_wish_eur_month: fields.payWishEurMonth,
    notice_weeks: fields.noticeWeeks,
    driving_licences: fields.drivingLicences,
    experience_years: fields.experienceYears,
    is_profiled: fields.isProfiled,
    updated_at: now,
  }
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  await db
    .insertInto('job_seekers')
    .values({ user_id: userId, created_at: now, ...given })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ updated_at: now, ...given }))
    .execute()
}

export async function findCvFileId(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('job_seekers')
    .select('cv_file_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.cv_file_id ?? null
}

export async function setCvFileId(
  db: Database,
  userId: string,
  fileId: string | null,
  now: Date,
): Promise<void> {
  const values = { cv_file_id: fileId, updated_at: now }
  await db
    .insertInto('job_seekers')
    .values({ user_id: userId, created_at: now, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
