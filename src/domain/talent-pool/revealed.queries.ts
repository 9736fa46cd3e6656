import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Revealed } from './pool-rows.ts'
import { type ChosenField, chosenFields } from './talent-pool.values.ts'

/** What somebody can reveal: whatever of it their profile has; a phone number is typed with the answer. */
export async function listFilledFields(db: Database, userId: string): Promise<ChosenField[]> {
  const { rows } = await sql<Record<Exclude<ChosenField, 'phone'>, boolean>>`
    select true as name, true as email, place_text is not null as town,
      exists (select from seeker_positions where user_id = s.user_id) as positions,
      exists (select from seeker_educations where user_id = s.user_id) as education,
      cardinality(qualifications) > 0 or exists (select from seeker_licences where user_id = s.user_id) as qualifications,
      cv_file_id is not null as cv
    from job_seekers s where user_id = ${userId}`.execute(db)
  const [filled] = rows
  return chosenFields.filter(field => field !== 'phone' && filled?.[field])
}

/** The only query that reads what a person typed for an employer, and only the chosen fields of it. */
export async function loadRevealed(
  db: Database,
  of: { userId: string; applicationId: string | null; fields: readonly ChosenField[] },
): Promise<Revealed | null> {
  const { userId, applicationId, fields } = of
  const person = await db
    .selectFrom('applications')
    .innerJoin('job_seekers', 'job_seekers.user_id', 'applications.user_id')
    .select([
      'applicant_name as name',
      'applicant_email as email',
      'phone',
      'place_text as town',
      'qualifications',
    ])
    .where('applications.id', '=', applicationId)
    .where('applications.user_id', '=', userId)
    .executeTakeFirst()
  if (!person) return null
  const has = (field: ChosenField) => fields.includes(field)
  return {
    name: has('name') ? person.name : null,
    email: has('email') ? person.email : null,
    phone: has('phone') ? person.phone : null,
    town: has('town') ? person.town : null,
    positions: has('positions') ? await listPositions(db, userId) : [],
    educations: has('education') ? await listEducations(db, userId) : [],
    qualifications: has('qualifications')
      ? [...person.qualifications, ...(await listLicenceNames(db, userId))]
      : [],
    hasCv: has('cv'),
  }
}

async function listPositions(db: Database, userId: string): Promise<Revealed['positions']> {
  return db
    .selectFrom('seeker_positions')
    .select([
      'title',
      'employer',
      'city',
      'from_month as fromMonth',
      'to_month as toMonth',
      'is_current as isCurrent',
    ])
    .where('user_id', '=', userId)
    .orderBy('is_current', 'desc')
    .orderBy('from_month', order => order.desc().nullsLast())
    .execute()
}

async function listEducations(db: Database, userId: string): Promise<Revealed['educations']> {
  return db
    .selectFrom('seeker_educations')
    .select(['name', 'institution', 'from_month as fromMonth', 'to_month as toMonth'])
    .where('user_id', '=', userId)
    .orderBy('from_month', order => order.desc().nullsLast())
    .orderBy('name')
    .execute()
}

async function listLicenceNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seeker_licences')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ name }) => name)
}
