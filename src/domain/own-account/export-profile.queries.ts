import type { Database } from '../../db/client.ts'

/** What a job seeker has done, learned and holds. */
export async function exportSeekerProfile(db: Database, userId: string) {
  const [positions, educations, licences] = await Promise.all([
    db
      .selectFrom('seeker_positions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('seeker_educations')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('seeker_licences')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ])
  return { positions, educations, licences }
}

export async function exportCvReading(db: Database, userId: string) {
  return db
    .selectFrom('cv_readings')
    .select(['status', 'problem', 'result', 'model_consent', 'asked_at', 'started_at', 'ended_at'])
    .where('user_id', '=', userId)
    .execute()
}
