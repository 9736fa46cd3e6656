import type { FeedMapping } from '../../feed-format/mapping/feed-mapping.values.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import { requireAskable } from './create-feed.ts'
import type { FeedMappingInput, FeedSettings } from './feed.schema.ts'
import { isOpen } from './feed.values.ts'
import { deleteDraftFeed, findFeedName, updateFeed } from './own-feed.queries.ts'
import { findKeptDocument, listRunRows } from './runs/feed-run.queries.ts'
import { request, withOwnFeed } from './runs/request-run.ts'
import { nextRunAt } from './steps/feed-time.ts'

/**
 * Changes a feed's name, URL and schedule. A new URL triggers a dry run.
 * @throws SignInRequired, NotAllowed, NotFound, Invalid on `name` when another feed has it and on `url` when it is missing
 */
export async function changeFeed(ctx: Context, input: FeedSettings): Promise<void> {
  await withOwnFeed(ctx, input.feedId, async (inside, feed) => {
    const { name, schedule } = input
    if (name !== feed.name && (await findFeedName(inside.db, feed.employerId, name)))
      throw new Invalid({ name: [{ key: 'feeds.problem.name-taken' }] })
    if (feed.url !== null && input.url === null) throw new Invalid({ url: [{ key: 'feeds.problem.url' }] })
    const now = inside.now()
    const isOther = input.url !== feed.url
    if (isOther && input.url !== null) requireAskable(inside, input.url)
    const isByItself = input.url !== null && feed.startedAt !== null && feed.pausedAt === null
    const isSame = !isOther && schedule === feed.schedule
    await updateFeed(inside.db, feed.id, {
      name,
      schedule,
      url: input.url,
      updated_at: now,
      ...(isOther ? { etag: null, last_modified: null, failures: 0 } : {}),
      ...(isSame ? {} : { next_run_at: isByItself ? nextRunAt({ id: feed.id, schedule }, now) : null }),
    })
    if (isOther) await request(inside, feed, { kind: 'dry', readsKept: false })
  })
}

/**
 * Saves a mapping and applies it to the stored document in a dry run. Fields set to `auto` are read as the dialect does.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict while a run of the feed is waiting
 */
export async function changeMapping(ctx: Context, input: FeedMappingInput): Promise<{ runId: number }> {
  return withOwnFeed(ctx, input.feedId, async (inside, feed) => {
    const mapping = JSON.stringify(mappingOf(feed, input))
    await updateFeed(inside.db, feed.id, { mapping, updated_at: inside.now() })
    const kept = await findKeptDocument(inside.db, feed.id)
    return request(inside, feed, { kind: 'dry', readsKept: kept !== null })
  })
}

export function mappingOf(
  feed: { mapping: FeedMapping },
  input: Pick<FeedMappingInput, 'itemPath' | 'fields'>,
): FeedMapping {
  const entries = Object.entries(input.fields).filter(([, path]) => path !== 'auto')
  const itemPath = input.itemPath === '' ? (feed.mapping.itemPath ?? null) : input.itemPath
  return {
    ...(itemPath === null ? {} : { itemPath }),
    ...(entries.length === 0 ? {} : { fields: Object.fromEntries(entries.map(asPath)) }),
  }
}

/** Forms have a separate word for a field that is left out, because an empty option means "not chosen". */
function asPath([field, path]: [string, string]): [string, string] {
  return [field, path === 'none' ? '' : path]
}

/** Deletes a feed that was never started. @throws Conflict for one that has published jobs or is about to */
export async function discardFeed(ctx: Context, feedId: number): Promise<void> {
  await withOwnFeed(ctx, feedId, async inside => {
    const [last] = await listRunRows(inside.db, feedId, 1)
    if (last?.kind === 'real' && isOpen(last)) throw new Conflict('feeds.problem.waiting')
    if (!(await deleteDraftFeed(inside.db, feedId))) throw new Conflict('feeds.problem.started')
  })
}
