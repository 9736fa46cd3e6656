import type { Database } from '../../db/client.ts'

/** The feed item behind a job; null for a job created by people or through the API. */
export async function loadItemOf(db: Database, jobId: number) {
  const row = await db
    .selectFrom('feed_items')
    .innerJoin('feeds', 'feeds.id', 'feed_items.feed_id')
    .select(['feed_items.feed_id as feedId', 'feeds.employer_id as employerId', 'feed_items.original'])
    .where('feed_items.job_id', '=', jobId)
    .where('feeds.format', '!=', 'push')
    .executeTakeFirst()
  return row ?? null
}

export async function forgetItemHash(db: Database, jobId: number): Promise<void> {
  await db.updateTable('feed_items').set({ content_hash: '' }).where('job_id', '=', jobId).execute()
}
