import type { Database } from '../../db/client.ts'

/** What the person asked employers about their ads, also without an account while the address has not been confirmed. */
export async function exportQuestions(db: Database, userId: string) {
  return db
    .selectFrom('question_askers')
    .innerJoin('job_questions', 'job_questions.id', 'question_id')
    .innerJoin('jobs', 'jobs.id', 'job_questions.job_id')
    .leftJoin('question_addresses', 'question_addresses.id', 'address_id')
    .select([
      'jobs.id as jobId',
      'jobs.title as job',
      'fact',
      'job_questions.status',
      'question_askers.asked_at as askedAt',
      'is_told as isTold',
      'email',
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('question_askers.user_id', '=', userId),
        eb('email', 'in', selectFrom('users').select('email').where('id', '=', userId)),
      ]),
    )
    .orderBy('question_askers.asked_at')
    .execute()
}
