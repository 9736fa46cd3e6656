import type { Database } from '../../db/client.ts'
import type { Revealed } from './pool-rows.ts'
import type { ChosenField } from './talent-pool.values.ts'

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
    name: person.name,
    email: person.email,
    phone: has('phone') ? person.phone : null,
    town: has('town') ? person.town : null,
    positions: has('positions') ? await listPositions(db, userId) : [],
    qualifications: has('qualifications')
      ? [...person.qualifications, ...(await listLicenceNames(db, userId))]
      : [],
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

async function listLicenceNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seeker_licences')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ name }) => name)
}
