import type { Database } from '../../db/client.ts'

export type SpokenLanguage = { language: string; level: string }

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
  visibility: string
}

export async function findJobSeeker(db: Database, userId: string): Promise<JobSeekerRow | null> {
  const row = await db
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
      'visibility',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // The cast: only saveJobSeeker writes this column.
  return row ? { ...row, languages: row.languages as SpokenLanguage[] } : null
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
    visibility: fields.visibility,
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
