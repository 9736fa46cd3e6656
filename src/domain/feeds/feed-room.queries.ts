import type { Database } from '../../db/client.ts'

/** Ads of an employer's feeds that are on the board, or wait to be. */
export async function countFeedAds(db: Database, employerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .innerJoin('feeds', 'feeds.id', 'jobs.feed_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('feeds.employer_id', '=', employerId)
    .where('jobs.status', 'in', ['published', 'in-review', 'paused'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
