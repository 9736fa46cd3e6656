import { sql } from 'kysely'
import { daySeconds } from '../../basics/time.ts'
import type { Database } from '../../db/client.ts'

/** Median days from application to first answer since `from`; unanswered ones count with the time waited so far. */
export async function loadFirstAnswer(
  db: Database,
  employerId: number,
  times: { from: Date; waitingSince: Date; now: Date },
): Promise<{ applications: number; medianDays: number | null }> {
  const { rows } = await sql<{ applications: number; medianDays: number | null }>`
    select count(*)::int as applications,
      percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(first_answered_at, ${times.now}) - created_at) / ${daySeconds}
      )::float as "medianDays"
    from applications
    where employer_id = ${employerId} and created_at >= ${times.from} and (
      first_answered_at is not null
      or (status in ('invited', 'applied', 'interview') and created_at < ${times.waitingSince}))`.execute(db)
  return rows[0] ?? { applications: 0, medianDays: null }
}

/** The same over all employers. */
export async function loadFirstAnswerOfAll(
  db: Database,
  times: { from: Date; waitingSince: Date; now: Date },
): Promise<{ applications: number; employers: number; medianDays: number | null }> {
  const { rows } = await sql<{ applications: number; employers: number; medianDays: number | null }>`
    select count(*)::int as applications, count(distinct employer_id)::int as employers,
      percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(first_answered_at, ${times.now}) - created_at) / ${daySeconds}
      )::float as "medianDays"
    from applications
    where created_at >= ${times.from} and (
      first_answered_at is not null
      or (status in ('invited', 'applied', 'interview') and created_at < ${times.waitingSince}))`.execute(db)
  return rows[0] ?? { applications: 0, employers: 0, medianDays: null }
}
