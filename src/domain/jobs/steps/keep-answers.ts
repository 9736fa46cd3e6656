import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { columnsKeepingAnswers } from '../employer-answers.ts'
import { updateJob } from './job.queries.ts'

/**
 * Brings the employer's answers and the facts of changed jobs together again, in the transaction that changed them: see
 * {@link columnsKeepingAnswers}. The caller has asked its policy.
 */
export async function keepAnswers(
  db: Database,
  jobIds: readonly number[],
  by: 'feed' | 'person',
): Promise<void> {
  if (jobIds.length === 0) return
  const jobs = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', sql<number>`any(${sql.val(jobIds)}::int[])`)
    .where('answers', '<>', '{}')
    .execute()
  for (const job of jobs) {
    const columns = columnsKeepingAnswers(job, by)
    if (columns) await updateJob(db, job.id, columns)
  }
}
