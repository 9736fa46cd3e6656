import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import { type JobQuestionStatus, jobQuestionLife } from './job-question.status.ts'

/** Ads with questions that were settled before `before`, of which nobody has been told. */
export async function listJobsToTell(db: Database, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('job_questions')
    .select('job_id')
    .distinct()
    .where('status', 'in', ['answered', 'refused', 'stated'])
    .where('askers_told_at', 'is', null)
    .where('settled_at', '<=', before)
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

export type Settled = { id: number; fact: AskedFact; status: JobQuestionStatus }

/** @returns those that no other process has taken */
export async function takeSettled(db: Database, jobId: number, now: Date): Promise<Settled[]> {
  const rows = await db
    .updateTable('job_questions')
    .set({ askers_told_at: now })
    .where('job_id', '=', jobId)
    .where('status', 'in', ['answered', 'refused', 'stated'])
    .where('askers_told_at', 'is', null)
    .returning(['id', 'fact', 'status'])
    .execute()
  // The cast: check constraints limit both columns.
  return rows as Settled[]
}

export type ToldAsker = {
  email: string
  name: string
  locale: Locale
  userId: string | null
  /** Of a guest's address. */
  linkKey: string | null
  questionIds: number[]
}

/** Everyone who can be told and wants to be: people with an account, and confirmed addresses, each once. */
export async function listAskersToTell(db: Database, questionIds: readonly number[]): Promise<ToldAsker[]> {
  const { rows } = await sql<ToldAsker>`
    select users.email, users.name, profiles.locale, users.id as "userId", null as "linkKey",
      array_agg(question_id order by question_id) as "questionIds"
    from question_askers join users on users.id = user_id join profiles on profiles.id = users.id
    where question_id = any(${questionIds}::int[]) and users.email_verified and is_told
    group by users.id, profiles.locale
    union all
    select address.email, '', address.locale, null, address.link_key, array_agg(question_id order by question_id)
    from question_askers join question_addresses as address on address.id = address_id
    where question_id = any(${questionIds}::int[]) and address.confirmed_at is not null
    group by address.id`.execute(db)
  return rows
}

/** Open questions of one ad at a time, from `after` on; `hasEnded` at `now`. */
export async function listOpenJobs(
  db: Database,
  of: { after: number; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('job_questions')
    .select('job_id')
    .distinct()
    .where('status', '=', 'open')
    .where('job_id', '>', of.after)
    .orderBy('job_id')
    .limit(of.limit)
    .execute()
  return rows.map(({ job_id }) => job_id)
}

/** By the site itself. @returns how many of those named were open */
export async function settleOpen(
  db: Database,
  of: { jobId: number; facts: readonly AskedFact[]; to: 'stated' | 'closed'; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job_questions')
    .set({ status: of.to, settled_at: of.now })
    .where('job_id', '=', of.jobId)
    .where('fact', 'in', [...of.facts])
    .where('status', 'in', jobQuestionLife.sources('site', of.to))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
