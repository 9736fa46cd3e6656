import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type OverviewFacts = {
  hasDescription: boolean
  hasPlace: boolean
  hasContact: boolean
  hasLogo: boolean
  hasJobs: boolean
  waitingApplications: number
  requests: number
  /** Ads about which readers have asked something. */
  askedJobs: number
}

/** The facts behind an employer's next steps; null when there is no such employer. */
export async function loadOverviewFacts(
  db: Database,
  employerId: number,
  now: Date,
): Promise<OverviewFacts | null> {
  const { rows } = await sql<OverviewFacts>`
    select description_html <> '' as "hasDescription", city is not null as "hasPlace",
      coalesce(phone, email, website) is not null as "hasContact", logo_file_id is not null as "hasLogo",
      exists (select from jobs where employer_id = employers.id and status <> 'deleted') as "hasJobs",
      (select count(*)::int from applications
        where employer_id = employers.id and status in ('invited', 'applied')) as "waitingApplications",
      (select count(*)::int from user_employer_links
        where employer_id = employers.id and status = 'requested') as requests,
      (select count(distinct jobs.id)::int from jobs join job_questions on job_questions.job_id = jobs.id
        where jobs.employer_id = employers.id and jobs.status = 'published' and job_questions.status = 'open'
          and (valid_through is null or valid_through > ${now})) as "askedJobs"
    from employers where id = ${employerId}`.execute(db)
  return rows[0] ?? null
}
