import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

/** Numbers in URLs may exceed the column's range. */
function isRowId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
}

/** The parts of a job that applying needs; `lock` keeps it from ending while an application is being written. */
export async function loadJobToApply(db: Database, jobId: number, { lock = false } = {}) {
  if (!isRowId(jobId)) return null
  const query = db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.slug',
      'jobs.status',
      'jobs.valid_through as validThrough',
      'jobs.apply_way as applyWay',
      'jobs.questions',
      'jobs.category',
      'employers.id as employerId',
      'employers.name as employerName',
    ])
    .where('jobs.id', '=', jobId)
  const row = await (lock ? query.modifyEnd(sql`for share of jobs`) : query).executeTakeFirst()
  return row ?? null
}

/** The CV of the job seeker profile, or null. */
export async function findProfileCv(db: Database, userId: string) {
  const row = await db
    .selectFrom('job_seekers')
    .innerJoin('files', 'files.id', 'job_seekers.cv_file_id')
    .select(['files.id', 'files.name', 'files.bytes', 'files.media_type as mediaType'])
    .where('job_seekers.user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}
