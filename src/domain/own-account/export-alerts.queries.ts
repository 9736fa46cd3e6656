import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** The person's job alerts with what they found. */
export async function exportAlerts(db: Database, userId: string) {
  return db
    .selectFrom('alerts')
    .select(eb => [
      'name',
      'frequency',
      'status',
      'criteria',
      'created_at',
      'last_sent_at',
      jsonArrayFrom(
        eb
          .selectFrom('alert_matches')
          .innerJoin('jobs', 'jobs.id', 'alert_matches.job_id')
          .select(['jobs.id as job', 'jobs.title', 'matched_at', 'read_at', 'refused_because'])
          .whereRef('alert_id', '=', 'alerts.id')
          .orderBy('matched_at'),
      ).as('matches'),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        // Unconfirmed alerts, and alerts of people without a job seeker profile, are stored by address.
        eb('email', 'in', selectFrom('users').select('email').where('id', '=', userId)),
      ]),
    )
    .execute()
}
