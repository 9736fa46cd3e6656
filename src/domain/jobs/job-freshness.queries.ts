import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Ads that are found now, and those of them that were confirmed since `since`; the same facts as on the page of an ad. */
export async function countConfirmedJobs(
  db: Database,
  { now, since }: { now: Date; since: Date },
): Promise<{ live: number; confirmed: number }> {
  const { rows } = await sql<{ live: number; confirmed: number }>`
    select count(*) as live, count(*) filter (
      where job_links.state is distinct from 'gone'
        and greatest(jobs.last_confirmed_at, feeds.confirmed_at, feed_items.confirmed_at, job_links.confirmed_at) >= ${since}
    ) as confirmed
    from jobs
    left join feed_items on feed_items.job_id = jobs.id and feed_items.missed_count = 0
    left join feeds on feeds.id = feed_items.feed_id
    left join job_links on job_links.job_id = jobs.id and job_links.url = jobs.apply_url
    where jobs.status = 'published' and jobs.duplicate_of is null
      and (jobs.valid_through is null or jobs.valid_through > ${now})`.execute(db)
  return rows[0] ?? { live: 0, confirmed: 0 }
}
