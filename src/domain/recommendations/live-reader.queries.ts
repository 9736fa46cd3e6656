import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/**
 * People who may have a page open: signed in and active since `activeSince`, whose profile may be compared, and who were not told of
 * anything since `toldBefore`. By ascending id after `afterId`.
 */
export async function listPeopleToTell(
  db: Database,
  asked: { activeSince: Date; toldBefore: Date; afterId: string | null; limit: number },
): Promise<string[]> {
  const { activeSince, toldBefore, afterId, limit } = asked
  const { rows } = await sql<{ id: string }>`
    select j.user_id as id from job_seekers j
    left join recommendation_settings s on s.user_id = j.user_id
    where j.is_profiled and (s.told_at is null or s.told_at <= ${toldBefore})
      and (${afterId}::uuid is null or j.user_id > ${afterId}::uuid)
      and exists (select from sessions where sessions.user_id = j.user_id and sessions.realm = 'site'
        and sessions.updated_at > ${activeSince})
    order by j.user_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notes that the person is told now. @returns false when somebody else did so after `toldBefore`. */
export async function claimTelling(
  db: Database,
  userId: string,
  claim: { now: Date; toldBefore: Date; linkKey: string },
): Promise<boolean> {
  const { now, toldBefore, linkKey } = claim
  const row = await db
    .insertInto('recommendation_settings')
    .values({ user_id: userId, link_key: linkKey, told_at: now, updated_at: now })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ told_at: now })
        .where(eb =>
          eb.or([
            eb('recommendation_settings.told_at', 'is', null),
            eb('recommendation_settings.told_at', '<=', toldBefore),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these jobs that became public since `since`: an ad that only changed is no news. */
export async function listNewJobs(db: Database, jobIds: readonly number[], since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...jobIds])
    .where('status', '=', 'published')
    .where('published_at', '>', since)
    .execute()
  return rows.map(({ id }) => id)
}
