import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { FeedMapping } from '../../feed-format/mapping/feed-mapping.values.ts'
import type { AdFields } from '../job-ads/job-ad.values.ts'
import type { JobStatus } from '../jobs/job.status.ts'

/** What the importer needs to know of an item from an earlier run. */
export type KnownItem = {
  externalId: string
  jobId: number
  contentHash: string
  missedCount: number
  lastMissedAt: Date | null
  status: JobStatus
  /** Archived by undoing the run that created it, or because it was gone before anybody had reviewed it: it may return. */
  isUndone: boolean
  postedAt: Date
  publishedAt: Date | null
  validThrough: Date | null
}

/** What it takes to count a public job as missing. */
export type MissableItem = Pick<KnownItem, 'externalId' | 'jobId' | 'missedCount' | 'lastMissedAt'>

export async function findFeedNamed(db: Database, employerId: number, name: string) {
  const row = await db
    .selectFrom('feeds')
    .select(['id', 'mapping'])
    .where('employer_id', '=', employerId)
    .where('name', '=', name)
    .executeTakeFirst()
  // The cast: only values of the mapping schema are written there.
  return row ? { id: row.id, mapping: row.mapping as FeedMapping } : null
}

/** @returns the id of the new feed, or of one that another process created under this name meanwhile. */
export async function insertFeed(
  db: Database,
  feed: { employerId: number; name: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('feeds')
    .values({ employer_id: feed.employerId, name: feed.name, created_at: feed.now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const known = row ?? (await findFeedNamed(db, feed.employerId, feed.name))
  if (!known) throw new Error(`The feed "${feed.name}" was neither found nor created`)
  return known.id
}

/** Only one process imports a feed at a time; the lock belongs to the connection, so a crashed process leaves none behind. */
export async function tryLockFeed(db: Database, feedId: number): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`select pg_try_advisory_lock(4660, ${feedId}) as ok`.execute(db)
  return rows[0]?.ok ?? false
}

export async function unlockFeed(db: Database, feedId: number): Promise<void> {
  await sql`select pg_advisory_unlock(4660, ${feedId})`.execute(db)
}

/** Serialises fetches from one host. */
export async function tryLockHost(db: Database, host: string): Promise<boolean> {
  const { rows } = await sql<{
    ok: boolean
  }>`select pg_try_advisory_lock(4661, hashtext(${host})) as ok`.execute(db)
  return rows[0]?.ok ?? false
}

export async function unlockHost(db: Database, host: string): Promise<void> {
  await sql`select pg_advisory_unlock(4661, hashtext(${host}))`.execute(db)
}

export async function loadKnownItems(
  db: Database,
  feedId: number,
  externalIds: string[],
): Promise<KnownItem[]> {
  return (
    db
      .selectFrom('feed_items')
      .innerJoin('jobs', 'jobs.id', 'feed_items.job_id')
      .select([
        'feed_items.external_id as externalId',
        'feed_items.job_id as jobId',
        'feed_items.content_hash as contentHash',
        'feed_items.missed_count as missedCount',
        'feed_items.last_missed_at as lastMissedAt',
        'jobs.status',
        sql<boolean>`coalesce(feed_items.run_change = 'undone' and jobs.status = 'archived', false)`.as(
          'isUndone',
        ),
        'jobs.posted_at as postedAt',
        'jobs.published_at as publishedAt',
        'jobs.valid_through as validThrough',
      ])
      // A check constraint limits the column to these.
      .$narrowType<{ status: JobStatus }>()
      .where('feed_items.feed_id', '=', feedId)
      .where('feed_items.external_id', '=', sql<string>`any(${externalIds})`)
      .execute()
  )
}

/**
 * Filters a document's items, given as ids and content hashes, down to those that are not simply public and unchanged: unknown ones, and
 * the state of changed, ended, missing and undone ones and of those that end before `validUntil`. In most runs that leaves few, so few rows
 * are transferred.
 */
export async function loadItemsToLookAt(
  db: Database,
  feedId: number,
  items: { ids: string[]; hashes: (string | null)[]; validUntil: Date },
): Promise<{ externalId: string; known: KnownItem | null }[]> {
  const { rows } = await sql<KnownItem | ({ externalId: string } & Record<'jobId', null>)>`
    select incoming.id as "externalId", feed_items.job_id as "jobId", feed_items.content_hash as "contentHash",
      feed_items.missed_count as "missedCount", feed_items.last_missed_at as "lastMissedAt", jobs.status,
      coalesce(feed_items.run_change = 'undone' and jobs.status = 'archived', false) as "isUndone", jobs.posted_at as "postedAt",
      jobs.published_at as "publishedAt", jobs.valid_through as "validThrough"
    from unnest(${items.ids}::text[], ${items.hashes}::text[]) as incoming (id, hash)
    left join feed_items on feed_items.feed_id = ${feedId} and feed_items.external_id = incoming.id
    left join jobs on jobs.id = feed_items.job_id
    where not coalesce(feed_items.content_hash = incoming.hash and feed_items.missed_count = 0
      and feed_items.run_change is distinct from 'undone' and jobs.status = 'published'
      and (jobs.valid_through is null or jobs.valid_through >= ${items.validUntil}), false)`.execute(db)
  return rows.map(row => ({ externalId: row.externalId, known: row.jobId === null ? null : row }))
}

/** Items of the feed whose job has the status, in order of external id, from after `after`. */
export async function loadItemsInStatus(
  db: Database,
  feedId: number,
  { status, after, limit }: { status: JobStatus; after: string; limit: number },
): Promise<MissableItem[]> {
  return db
    .selectFrom('feed_items')
    .innerJoin('jobs', 'jobs.id', 'feed_items.job_id')
    .select([
      'feed_items.external_id as externalId',
      'feed_items.job_id as jobId',
      'feed_items.missed_count as missedCount',
      'feed_items.last_missed_at as lastMissedAt',
    ])
    .where('feed_items.feed_id', '=', feedId)
    .where('jobs.status', '=', status)
    .where('feed_items.external_id', '>', after)
    .orderBy('feed_items.external_id')
    .limit(limit)
    .execute()
}

export type Beginning = { publishedItems: number; hasHeldItems: boolean; hasAdRules: boolean }

/** What a run has to know before its first ad, in one statement: small feeds are many. */
export async function loadBeginning(db: Database, feedId: number): Promise<Beginning> {
  const { rows } = await sql<Beginning>`
    select (select count(*) from jobs where feed_id = ${feedId} and status = 'published') as "publishedItems",
      exists (select from jobs where feed_id = ${feedId} and status = 'in-review') as "hasHeldItems",
      exists (select from ad_rules where mode <> 'off') as "hasAdRules"`.execute(db)
  const [beginning] = rows
  if (!beginning) throw new Error('a row of plain values is always there')
  return beginning
}

/** The feed under which an employer's programs push jobs; not listed and never run. */
export async function loadPushFeedId(db: Database, employerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('feeds')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('format', '=', 'push')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertPushFeed(
  db: Database,
  feed: { employerId: number; name: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('feeds')
    .values({ employer_id: feed.employerId, name: feed.name, format: 'push', created_at: feed.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertPushedItem(
  db: Database,
  item: { feedId: number; externalId: string; jobId: number; contentHash: string; original: string },
): Promise<void> {
  await db
    .insertInto('feed_items')
    .values({
      feed_id: item.feedId,
      external_id: item.externalId,
      job_id: item.jobId,
      content_hash: item.contentHash,
      original: item.original,
    })
    .execute()
}

/** The fields that a program last sent for a job. */
export async function loadPushedFields(db: Database, jobId: number): Promise<AdFields> {
  const row = await db
    .selectFrom('feed_items')
    .select('original')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  // The cast: only `pushJob` writes originals of this feed, as pairs.
  const pairs = JSON.parse(row?.original ?? '[]') as [string, unknown][]
  return Object.fromEntries(pairs)
}

/** The program reports that the job is unchanged. */
export async function confirmPushedItem(db: Database, jobId: number, now: Date): Promise<void> {
  await db.updateTable('feed_items').set({ confirmed_at: now }).where('job_id', '=', jobId).execute()
}

export async function updatePushedItem(
  db: Database,
  item: { jobId: number; contentHash: string; original: string },
): Promise<void> {
  await db
    .updateTable('feed_items')
    .set({ content_hash: item.contentHash, original: item.original })
    .where('job_id', '=', item.jobId)
    .execute()
}
