import { sql, type Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Feeds } from '../../db/tables.ts'
import type { FeedMapping, FoundFeed } from '../../feed-format/mapping/feed-mapping.values.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { FeedSchedule } from './feed.values.ts'

export type FeedRow = NonNullable<Awaited<ReturnType<typeof loadFeed>>>

export async function loadFeed(db: Database, feedId: number) {
  const row = await feeds(db).where('feeds.id', '=', feedId).executeTakeFirst()
  return row ? feedOf(row) : null
}

/** Locks the row until the transaction ends. @returns whether the feed exists */
export async function lockFeedRow(db: Database, feedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('feeds')
    .select('id')
    .where('id', '=', feedId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Serialises adding feeds to an employer, so that checks of names, URLs and the limit hold. */
export async function lockFeedsOf(db: Database, employerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4662, ${employerId})`.execute(db)
}

/** Whoever created a feed, as a mail recipient. */
export async function findFeedAuthor(db: Database, userId: string) {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email', 'profiles.locale'])
    .where('users.id', '=', userId)
    .where('users.email_verified', '=', true)
    .executeTakeFirst()
  // The cast: a check constraint limits the language.
  return row ? { ...row, locale: row.locale as Locale } : null
}

/** The feeds of one employer, or of all for null; failing ones first. */
export async function listFeedRows(db: Database, employerId: number | null, limit: number) {
  const rows = await feeds(db)
    .$if(employerId !== null, query => query.where('feeds.employer_id', '=', employerId))
    .orderBy('feeds.failures', 'desc')
    .orderBy('feeds.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(feedOf)
}

export async function countFeedsOf(db: Database, employerId: number): Promise<number> {
  const row = await db
    .selectFrom('feeds')
    .select(sql<number>`count(*)`.as('feeds'))
    .where('employer_id', '=', employerId)
    .where('format', '!=', 'push')
    .executeTakeFirstOrThrow()
  return row.feeds
}

export async function findFeedByUrl(db: Database, employerId: number, url: string) {
  const row = await db
    .selectFrom('feeds')
    .select(['id', 'started_at as startedAt'])
    .where('employer_id', '=', employerId)
    .where('url', '=', url)
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

export async function findFeedName(db: Database, employerId: number, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('feeds')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOwnFeed(
  db: Database,
  feed: { employerId: number; name: string; url: string | null; createdBy: string | null; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('feeds')
    .values({
      employer_id: feed.employerId,
      name: feed.name,
      url: feed.url,
      created_by: feed.createdBy,
      created_at: feed.now,
      updated_at: feed.now,
      started_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateFeed(db: Database, feedId: number, changes: Updateable<Feeds>): Promise<void> {
  await db.updateTable('feeds').set(changes).where('id', '=', feedId).execute()
}

/** Deletes the feed only if it never published anything. */
export async function deleteDraftFeed(db: Database, feedId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('feeds')
    .where('id', '=', feedId)
    .where('started_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

export async function deleteOldDrafts(db: Database, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('feeds')
    .where('started_at', 'is', null)
    .where('updated_at', '<', before)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function findDueFeeds(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('feeds')
    .select(['id', 'schedule'])
    .where('next_run_at', '<=', now)
    .where('paused_at', 'is', null)
    .where('started_at', 'is not', null)
    .where('url', 'is not', null)
    .orderBy('next_run_at')
    .limit(limit)
    .execute()
}

/** Counts a feed's public jobs and the facts they lack. */
export async function countFeedJobs(db: Database, feedId: number) {
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)`.as('published'),
      sql<number>`count(*) filter (where pay_min is null and pay_max is null and pay_tariff is null)`.as(
        'withoutPay',
      ),
      sql<number>`count(*) filter (where not exists (select from job_places
        where job_places.job_id = jobs.id and postal_code is not null))`.as('withoutPostalCode'),
      sql<number>`count(*) filter (where length(description_html) < 200)`.as('withoutText'),
      sql<number>`count(*) filter (where exists (select from job_links
        where job_links.job_id = jobs.id and job_links.url = jobs.apply_url and state = 'gone'))`.as(
        'withoutPage',
      ),
    ])
    .where('feed_id', '=', feedId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
}

/** Excludes those for pushed jobs, which are never read; see `loadPushFeedId`. */
function feeds(db: Database) {
  return db
    .selectFrom('feeds')
    .innerJoin('employers', 'employers.id', 'feeds.employer_id')
    .where('feeds.format', '!=', 'push')
    .select([
      'feeds.id',
      'feeds.employer_id as employerId',
      'employers.name as employerName',
      'employers.is_agency as isAgency',
      'feeds.name',
      'feeds.url',
      'feeds.format',
      'feeds.schedule',
      'feeds.created_by as createdBy',
      'feeds.started_at as startedAt',
      'feeds.paused_at as pausedAt',
      'feeds.paused_because as pausedBecause',
      'feeds.mapping',
      'feeds.found',
      'feeds.etag',
      'feeds.last_modified as lastModified',
      'feeds.next_run_at as nextRunAt',
      'feeds.confirmed_at as confirmedAt',
      'feeds.failures',
    ])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof feeds>['executeTakeFirst']>>>

function feedOf(row: Row) {
  return {
    ...row,
    // The casts: a check constraint limits the schedule, and only values of these types are written to the others.
    schedule: row.schedule as FeedSchedule,
    mapping: row.mapping as FeedMapping,
    found: row.found as FoundFeed | null,
  }
}
