import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/client.ts'

/** Jobs of a site: all, those search finds, and duplicates under one id of one feed. */
export async function countAds(db: Database) {
  const { rows } = await sql<{ all: number; public: number; double: number }>`
    select count(*)::int as all,
      (count(*) filter (where status = 'published' and duplicate_of is null
        and (valid_through is null or valid_through > now())))::int as public,
      (count(*) filter (where feed_id is not null)
        - count(distinct (feed_id, external_id)) filter (where feed_id is not null)
        + (select count(*) from job_events where reason = 'feed-new')
        - (select count(*) from jobs where feed_id is not null and exists (select from job_events
            where job_events.job_id = jobs.id and reason = 'feed-new')))::int as double
    from jobs`.execute(db)
  return rows[0] ?? { all: 0, public: 0, double: 0 }
}

export async function untilNoneIsOpen(db: Database, since: Date): Promise<void> {
  for (;;) {
    const open = await db
      .selectFrom('feed_runs')
      .select('id')
      .where('started_at', '>=', since)
      .where('status', 'in', ['waiting', 'running'])
      .limit(1)
      .executeTakeFirst()
    if (!open) return
    await wait(100)
  }
}

export async function runsSince(db: Database, since: Date) {
  const rows = await db
    .selectFrom('feed_runs')
    .select(['status', 'successful', 'started_at', 'finished_at'])
    .where('started_at', '>=', since)
    .execute()
  return rows.map(row => ({
    status: row.status,
    successful: row.successful,
    seconds: ((row.finished_at?.getTime() ?? 0) - row.started_at.getTime()) / 1000,
  }))
}

export async function findTotal(base: string): Promise<number> {
  const answer = await fetch(`${base}/api/v1/jobs`)
  const { total = 0 } = (await answer.json()) as { total?: number }
  return total
}

export function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1_000_000
}
