import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { LinkState } from './steps/read-link-answer.ts'

export type DueLink = { jobId: number; url: string; misses: number; missedSince: Date | null }

/**
 * Links of public jobs not checked since `before`, or failed once and not rechecked since `again`; longest ago first, at most `perHost` per
 * host.
 */
export async function findDueLinks(
  db: Database,
  { before, again, limit, perHost }: { before: Date; again: Date; limit: number; perHost: number },
): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    select "jobId", url, misses, "missedSince" from (
      select jobs.id as "jobId", jobs.apply_url as url, coalesce(job_links.misses, 0) as misses,
        job_links.missed_since as "missedSince", job_links.checked_at,
        row_number() over (
          partition by lower(substring(jobs.apply_url from '^https?://([^/?#]+)'))
          order by job_links.checked_at nulls first, jobs.id
        ) as turn
      from jobs left join job_links on job_links.job_id = jobs.id and job_links.url = jobs.apply_url
      where jobs.status = 'published' and jobs.apply_way = 'link' and jobs.apply_url is not null
        and (job_links.checked_at is null or job_links.checked_at < ${before}
          or (job_links.misses > 0 and job_links.state <> 'gone' and job_links.checked_at < ${again}))
    ) as due
    where turn <= ${perHost} order by checked_at nulls first limit ${limit}`.execute(db)
  return rows
}

export async function saveLink(
  db: Database,
  link: { jobId: number; url: string; state: LinkState; misses: number; missedSince: Date | null; now: Date },
): Promise<void> {
  const values = {
    url: link.url,
    state: link.state,
    misses: link.misses,
    missed_since: link.missedSince,
    checked_at: link.now,
    ...(link.state === 'ok' ? { confirmed_at: link.now } : {}),
  }
  await db
    .insertInto('job_links')
    .values({ job_id: link.jobId, ...values })
    .onConflict(conflict => conflict.column('job_id').doUpdateSet(values))
    .execute()
}
