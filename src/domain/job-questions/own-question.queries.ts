import type { Selectable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/tables.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import type { JobQuestionStatus } from './job-question.status.ts'

export type OwnQuestionRow = {
  questionId: number
  fact: AskedFact
  status: JobQuestionStatus
  askedAt: Date
  settledAt: Date | null
  /** The person wants the answer by mail. */
  isTold: boolean
  jobId: number
  employer: string
}

/** What waits for an answer first, then the newest. */
export async function listQuestionsOfPerson(
  db: Database,
  userId: string,
  limit: number,
): Promise<OwnQuestionRow[]> {
  const rows = await db
    .selectFrom('question_askers')
    .innerJoin('job_questions', 'job_questions.id', 'question_id')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'question_id as questionId',
      'fact',
      'job_questions.status',
      'asked_at as askedAt',
      'settled_at as settledAt',
      'is_told as isTold',
      'job_id as jobId',
      'employers.name as employer',
    ])
    .where('question_askers.user_id', '=', userId)
    .orderBy(eb => eb('job_questions.status', '=', 'open'), 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('question_id')
    .limit(limit)
    .execute()
  // The cast: check constraints limit fact and status.
  return rows as OwnQuestionRow[]
}

/** Whole rows: an answer is told from the columns that it wrote. */
export async function loadAskedJobs(
  db: Database,
  jobIds: readonly number[],
): Promise<Map<number, Selectable<Jobs>>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', 'in', [...jobIds])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** @returns whether the person has asked it */
export async function setTold(
  db: Database,
  of: { userId: string; questionId: number; isTold: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('question_askers')
    .set({ is_told: of.isTold })
    .where('question_id', '=', of.questionId)
    .where('user_id', '=', of.userId)
    .returning('question_id')
    .executeTakeFirst()
  return row !== undefined
}
