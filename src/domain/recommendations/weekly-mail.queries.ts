import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'

export type DueReader = { userId: string; email: string; name: string; locale: Locale; linkKey: string }

/**
 * Claims the week of up to `limit` people for this transaction: the first caller wins, and a row stays whether or not there is anything to
 * say. Only people who asked for the mail before it was due, who have confirmed their address and allow that their profile is compared.
 */
export async function claimDueReaders(
  db: Database,
  due: { week: string; closedAt: Date; now: Date; limit: number },
): Promise<DueReader[]> {
  const { week, closedAt, now, limit } = due
  const { rows } = await sql<DueReader>`
    with due as (
      select s.user_id from recommendation_settings s
      join users u on u.id = s.user_id and u.email_verified
      join job_seekers j on j.user_id = s.user_id and j.is_profiled
      where s.mail_since <= ${closedAt}
        and not exists (select from recommendation_mails m where m.user_id = s.user_id and m.week = ${week})
      order by s.user_id limit ${limit}
    ), claimed as (
      insert into recommendation_mails (user_id, week, at)
      select user_id, ${week}, ${now} from due
      on conflict do nothing returning user_id
    )
    select u.id as "userId", u.email, u.name, coalesce(p.locale, 'de') as locale, s.link_key as "linkKey"
    from claimed join users u on u.id = claimed.user_id
    join recommendation_settings s on s.user_id = u.id
    left join profiles p on p.id = u.id order by u.id`.execute(db)
  return rows
}

/** What each person has been sent in earlier weeks, and has applied to: neither is new to them. */
export async function listKnownJobs(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ userId: string; jobIds: number[] }>`
    select user_id as "userId", array_agg(job_id) as "jobIds" from (
      select user_id, unnest(job_ids) as job_id from recommendation_mails where user_id = any(${[...userIds]}::uuid[])
      union all
      select user_id, job_id from applications where user_id = any(${[...userIds]}::uuid[])
    ) known group by user_id`.execute(db)
  return new Map(rows.map(({ userId, jobIds }) => [userId, jobIds]))
}

export async function saveMailedJobs(
  db: Database,
  week: string,
  mailed: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  for (const [userId, jobIds] of mailed)
    await db
      .updateTable('recommendation_mails')
      .set({ job_ids: [...jobIds] })
      .where('user_id', '=', userId)
      .where('week', '=', week)
      .execute()
}

export async function deleteMailsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('recommendation_mails').where('at', '<', before).execute()
}
