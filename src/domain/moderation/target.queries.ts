import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { personToTell } from '../job-ads/steps/person-to-tell.queries.ts'

export async function findReportedJob(db: Database, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.status',
      'jobs.employer_id as employerId',
      'employers.name as employer',
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export async function findReportedEmployer(db: Database, id: number) {
  return db
    .selectFrom('employers')
    .select(['id', 'name', 'hidden_by'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A message with both sides of its application. */
export async function findReportedMessage(db: Database, id: number) {
  return db
    .selectFrom('application_messages')
    .innerJoin('applications', 'applications.id', 'application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'application_messages.id',
      'sender',
      'application_messages.text',
      'applications.id as applicationId',
      'applications.user_id as applicantId',
      'jobs.employer_id as employerId',
      'jobs.title as job',
    ])
    .where('application_messages.id', '=', id)
    .executeTakeFirst()
}

/** A question of an employer to somebody in the talent pool. */
export async function findReportedRequest(db: Database, id: string) {
  return db
    .selectFrom('contact_requests')
    .select([
      'id',
      'user_id as askedId',
      'employer_id as employerId',
      'message',
      sql<string>`facts->>'title'`.as('job'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findReportedProfile(db: Database, publicId: string) {
  return db
    .selectFrom('talent_pool')
    .select(['user_id as userId'])
    .where('public_id', '=', publicId)
    .where('visibility', '=', 'anonymous')
    .executeTakeFirst()
}

export type ReportedIdea = {
  id: number
  title: string
  hiddenBy: number | null
  /** Null when it was written without an account. */
  userId: string | null
}

export async function findReportedIdea(db: Database, id: number): Promise<ReportedIdea | undefined> {
  return db
    .selectFrom('ideas')
    .leftJoin('idea_people', 'idea_people.id', 'person_id')
    .select(['ideas.id', 'title', 'hidden_by as hiddenBy', 'user_id as userId'])
    .where('ideas.id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

export async function findReportedIdeaComment(db: Database, id: number): Promise<ReportedIdea | undefined> {
  return db
    .selectFrom('idea_comments')
    .innerJoin('ideas', 'ideas.id', 'idea_id')
    .leftJoin('idea_people', 'idea_people.id', 'idea_comments.person_id')
    .select(['idea_comments.id', 'title', 'idea_comments.hidden_by as hiddenBy', 'user_id as userId'])
    .where('idea_comments.id', '=', id)
    .where('idea_comments.published_at', 'is not', null)
    .where('is_official', '=', false)
    .executeTakeFirst()
}

/** Whoever wrote an idea or a comment without an account, by the address that was confirmed for it. */
export async function findToldAuthor(
  db: Database,
  table: 'ideas' | 'idea_comments',
  id: number,
): Promise<ToldPerson[]> {
  const { rows } = await sql<ToldPerson>`
    select null as "userId", email, idea_people.locale from ${sql.table(table)} written
    join idea_people on idea_people.id = written.person_id
    where written.id = ${id} and email is not null`.execute(db)
  return rows
}

export type ToldPerson = { userId: string | null; email: string; locale: Locale }

/** Whom of an employer a decision is told: who answers for the ad, else its owners, else the address that it gave. */
export async function findToldOfEmployer(
  db: Database,
  employerId: number,
  jobId: number | null,
): Promise<ToldPerson[]> {
  const person =
    jobId === null
      ? sql`coalesce(employers.owner_user_id, (select link.user_id from user_employer_links link
          where link.employer_id = employers.id and link.is_active and link.role = 'owner' order by link.id limit 1))`
      : sql`(select ${personToTell()} from jobs where jobs.id = ${jobId})`
  const { rows } = await sql<ToldPerson>`
    select users.id as "userId", coalesce(users.email, lower(employers.email)) as email, coalesce(profiles.locale, 'de') as locale
    from employers left join users on users.id = ${person} left join profiles on profiles.id = users.id
    where employers.id = ${employerId} and coalesce(users.email, employers.email) is not null`.execute(db)
  return rows
}

/** A guest who wrote a message is told at the address of the application. */
export async function findToldGuest(db: Database, messageId: number): Promise<ToldPerson[]> {
  const rows = await db
    .selectFrom('application_messages')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['applications.user_id as userId', 'applicant_email as email', 'applications.locale'])
    .where('application_messages.id', '=', messageId)
    .where('sender', '=', 'applicant')
    .execute()
  return rows as ToldPerson[]
}

export async function findToldPerson(db: Database, userId: string): Promise<ToldPerson[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.email', 'profiles.locale'])
    .where('users.id', '=', userId)
    .execute()
  return rows as ToldPerson[]
}
