import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'
import { personToTell } from '../job-ads/steps/person-to-tell.queries.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import type { JobQuestion } from './job-question.queries.ts'

export type AskedJob = {
  id: number
  slug: string
  title: string
  country: string | null
  questions: JobQuestion[]
}

/**
 * An employer's ads with questions that can be answered, those with most people waiting first. Ads that ended are left out, even if the
 * site has not noticed yet.
 */
export async function listAskedJobs(
  db: Database,
  of: { employerId: number; now: Date; limit: number },
): Promise<AskedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(eb => [
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      countryOf().as('country'),
      jsonArrayFrom(
        eb
          .selectFrom('job_questions')
          .select(['id', 'fact', 'status', 'asked_count as askedCount', 'settled_at as settledAt'])
          .whereRef('job_questions.job_id', '=', 'jobs.id')
          .where('status', 'in', ['open', 'refused'])
          .orderBy('asked_count', 'desc')
          .orderBy('id'),
      ).as('questions'),
    ])
    .where('jobs.employer_id', '=', of.employerId)
    .where('jobs.status', '=', 'published')
    .where(eb => eb.or([eb('valid_through', 'is', null), eb('valid_through', '>', of.now)]))
    .where(
      sql<boolean>`exists (select from job_questions where job_id = jobs.id and job_questions.status = 'open')`,
    )
    .orderBy(
      sql`(select sum(asked_count) from job_questions where job_id = jobs.id and job_questions.status = 'open') desc`,
    )
    .orderBy('jobs.id')
    .limit(of.limit)
    .execute()
  // The cast: check constraints limit facts and states; `jsonArrayFrom` gives times as text.
  return rows.map(row => ({ ...row, questions: row.questions.map(withTime) as JobQuestion[] }))
}

export async function loadCountry(db: Database, jobId: number): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select(countryOf().as('country'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row?.country ?? null
}

/** Whether somebody would get the questions about an ad: feeds post for employers that nobody acts for. */
export async function hasAnswerer(db: Database, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(personToTell().as('userId'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row?.userId !== null && row !== undefined
}

export type UntoldJob = {
  id: number
  title: string
  employerId: number
  userId: string
  name: string
  email: string
  locale: string
}

/** Ads with a new question since `settledBefore`, whose last mail went out before `toldBefore`, and whom to tell. */
export async function listUntoldJobs(
  db: Database,
  of: { settledBefore: Date; toldBefore: Date; limit: number },
): Promise<UntoldJob[]> {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('users', join => join.on('users.id', '=', personToTell()))
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.employer_id as employerId',
      'users.id as userId',
      'users.name',
      'users.email',
      'profiles.locale',
    ])
    .where('users.email_verified', '=', true)
    .where(({ exists, selectFrom, not, and }) => {
      const questions = selectFrom('job_questions').select('id').whereRef('job_id', '=', 'jobs.id')
      return and([
        exists(
          questions
            .where('job_questions.status', '=', 'open')
            .where('employer_told_at', 'is', null)
            .where('first_asked_at', '<=', of.settledBefore),
        ),
        not(exists(questions.where('employer_told_at', '>', of.toldBefore))),
      ])
    })
    .orderBy('jobs.id')
    .limit(of.limit)
    .execute()
}

/** @returns the open questions of the ad; none when another process has told of them meanwhile */
export async function claimUntold(
  db: Database,
  jobId: number,
  now: Date,
): Promise<{ fact: AskedFact; count: number }[]> {
  const { rows } = await sql<{ fact: AskedFact; count: number; is_new: boolean }>`
    with before as (select id, employer_told_at from job_questions where job_id = ${jobId} and status = 'open' for update)
    update job_questions set employer_told_at = ${now} from before where job_questions.id = before.id
    returning fact, asked_count as count, before.employer_told_at is null as is_new`.execute(db)
  return rows.some(row => row.is_new) ? rows.map(({ fact, count }) => ({ fact, count })) : []
}

function countryOf() {
  return sql<
    string | null
  >`(select country from job_places where job_places.job_id = jobs.id order by position limit 1)`
}

function withTime(question: { settledAt: Date | string | null }) {
  return { ...question, settledAt: question.settledAt === null ? null : new Date(question.settledAt) }
}
