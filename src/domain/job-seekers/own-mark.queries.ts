import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ApplicationStatus } from '../applications/application.status.ts'

type MarkKind = 'saved-job' | 'saved-employer' | 'viewed-job' | 'application'
type MarkRow = {
  kind: MarkKind
  id: number
  applicationId: string | null
  status: ApplicationStatus | null
  sentAt: Date | null
}

/** A person's marks on these jobs and employers in one query; of several applications to a job the last. */
export async function listOwnMarks(
  db: Database,
  of: { userId: string; jobIds: readonly number[]; employerIds: readonly number[] },
) {
  const { rows } = await sql<MarkRow>`
    select 'saved-job' as kind, job_id as id, null::uuid as "applicationId", null as status, null::timestamptz as "sentAt"
    from saved_jobs where user_id = ${of.userId} and job_id = any(${of.jobIds}::integer[])
    union all
    select 'saved-employer', employer_id, null, null, null
    from saved_employers where user_id = ${of.userId} and employer_id = any(${of.employerIds}::integer[])
    union all
    select 'viewed-job', job_id, null, null, null
    from viewed_jobs where user_id = ${of.userId} and job_id = any(${of.jobIds}::integer[])
    union all (
      select distinct on (job_id) 'application', job_id, id, status, created_at
      from applications where user_id = ${of.userId} and job_id = any(${of.jobIds}::integer[])
      order by job_id, created_at desc, id
    )`.execute(db)
  return rows.map(({ kind, id, applicationId, status, sentAt }) => ({
    kind,
    id,
    application: applicationId && status && sentAt ? { id: applicationId, status, sentAt } : null,
  }))
}
