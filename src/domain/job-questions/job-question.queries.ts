import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import type { JobQuestionStatus } from './job-question.status.ts'

export type JobQuestion = {
  id: number
  fact: AskedFact
  status: JobQuestionStatus
  askedCount: number
  settledAt: Date | null
}

const shown = ['id', 'fact', 'status', 'asked_count as askedCount', 'settled_at as settledAt'] as const

export async function listQuestionsOf(db: Database, jobId: number): Promise<JobQuestion[]> {
  const rows = await db.selectFrom('job_questions').select(shown).where('job_id', '=', jobId).execute()
  // The casts here and below: check constraints limit both columns.
  return rows as JobQuestion[]
}

/** The caller has locked the job, so there is one round at a time. */
export async function findQuestion(
  db: Database,
  jobId: number,
  fact: AskedFact,
): Promise<JobQuestion | null> {
  const row = await db
    .selectFrom('job_questions')
    .select(shown)
    .where('job_id', '=', jobId)
    .where('fact', '=', fact)
    .executeTakeFirst()
  return (row as JobQuestion | undefined) ?? null
}

export async function insertQuestion(
  db: Database,
  question: { jobId: number; fact: AskedFact; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('job_questions')
    .values({ job_id: question.jobId, fact: question.fact, first_asked_at: question.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Begins a new round. Those who were told what became of the last one are no longer part of it. */
export async function reopenQuestion(
  db: Database,
  id: number,
  { now, keepsAskers }: { now: Date; keepsAskers: boolean },
): Promise<void> {
  if (!keepsAskers) await db.deleteFrom('question_askers').where('question_id', '=', id).execute()
  await db
    .updateTable('job_questions')
    .set({
      status: 'open',
      first_asked_at: now,
      employer_told_at: null,
      settled_at: null,
      askers_told_at: null,
      ...(keepsAskers ? {} : { asked_count: 0 }),
    })
    .where('id', '=', id)
    .execute()
}

export async function settleQuestion(
  db: Database,
  id: number,
  { status, now }: { status: JobQuestionStatus; now: Date },
): Promise<void> {
  await db
    .updateTable('job_questions')
    .set({ status, settled_at: now, askers_told_at: null })
    .where('id', '=', id)
    .execute()
}

/** Counts who asks once; a guest's address for the ad goes with it. @returns false for who has asked already */
export async function insertAsker(
  db: Database,
  asked: { questionId: number; jobId: number; asker: string; userId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select askers.address_id as id from question_askers as askers join job_questions on job_questions.id = question_id
      where job_id = ${asked.jobId} and asker = ${asked.asker} and askers.address_id is not null limit 1
    )
    insert into question_askers (question_id, asker, user_id, address_id, asked_at)
    select ${asked.questionId}::integer, ${asked.asker}, ${asked.userId}::uuid, (select id from known), ${asked.now}::timestamptz
    on conflict do nothing returning 1`.execute(db)
  if (rows.length === 0) return false
  await db
    .updateTable('job_questions')
    .set(eb => ({ asked_count: eb('asked_count', '+', 1) }))
    .where('id', '=', asked.questionId)
    .execute()
  return true
}

/** The facts of an ad that the caller asked for in the present round, with the address left for the answer. */
export async function listOwnAsked(
  db: Database,
  of: { jobId: number; asker: string },
): Promise<{ fact: AskedFact; email: string | null; isConfirmed: boolean }[]> {
  const rows = await db
    .selectFrom('question_askers')
    .innerJoin('job_questions', 'job_questions.id', 'question_askers.question_id')
    .leftJoin('question_addresses', 'question_addresses.id', 'question_askers.address_id')
    .select(['fact', 'email', 'confirmed_at'])
    .where('job_questions.job_id', '=', of.jobId)
    .where('asker', '=', of.asker)
    .execute()
  return rows.map(({ fact, email, confirmed_at }) => ({
    fact: fact as AskedFact,
    email,
    isConfirmed: confirmed_at !== null,
  }))
}

/** The account of everyone with one who asked, for their open pages. */
export async function listAskingPeople(db: Database, questionId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('question_askers')
    .select('user_id')
    .where('question_id', '=', questionId)
    .where('user_id', 'is not', null)
    .execute()
  return rows.flatMap(({ user_id }) => user_id ?? [])
}
