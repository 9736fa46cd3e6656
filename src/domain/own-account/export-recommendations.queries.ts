import type { Database } from '../../db/client.ts'

/** What a person has said about recommended ads, and what they were sent. */
export async function exportRecommendations(db: Database, userId: string) {
  const [settings, rules, dismissals, mails] = await Promise.all([
    db
      .selectFrom('recommendation_settings')
      .select(['mail_since as weeklyMailSince', 'told_at as lastToldAt'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('recommendation_rules')
      .select(['kind', 'value', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('recommendation_dismissals')
      .innerJoin('jobs', 'jobs.id', 'job_id')
      .select(['job_id as jobId', 'jobs.title as job', 'reason', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('recommendation_mails')
      .select(['week', 'job_ids as jobIds', 'at'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
  ])
  return { settings, rules, dismissals, mails }
}
