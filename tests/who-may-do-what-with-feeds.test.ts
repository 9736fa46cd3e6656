import { describe, expect, it } from 'vitest'
import type { Actor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { changeFeed, changeMapping, discardFeed } from '../src/domain/feeds/change-feed.ts'
import { createFeed } from '../src/domain/feeds/create-feed.ts'
import { endFeed } from '../src/domain/feeds/end-feed.ts'
import { followFeedAgain, readHandEdits } from '../src/domain/feeds/follow-feed-again.ts'
import { importFeed } from '../src/domain/feeds/import-feed.ts'
import { importFromUrl } from '../src/domain/feeds/import-from-url.ts'
import { linkChangedDuplicates } from '../src/domain/feeds/link-changed-duplicates.ts'
import { previewMapping } from '../src/domain/feeds/preview-mapping.ts'
import { pruneFeeds } from '../src/domain/feeds/prune-feeds.ts'
import { pushJob } from '../src/domain/feeds/push-job.ts'
import { listFeeds, readFeed, readQuarantine, readRun, readRunItem } from '../src/domain/feeds/read-feeds.ts'
import { recogniseFeed } from '../src/domain/feeds/recognise-feed.ts'
import { replaceDocument } from '../src/domain/feeds/replace-document.ts'
import { listSyncLog } from '../src/domain/feeds/runs/read-sync-log.ts'
import {
  dryRunFeed,
  endMissing,
  pauseFeed,
  resumeFeed,
  runFeedNow,
  startFeed,
  withOwnFeed,
} from '../src/domain/feeds/runs/request-run.ts'
import { runFeeds } from '../src/domain/feeds/runs/run-feeds.ts'
import { syncFeeds } from '../src/domain/feeds/runs/sync-feeds.ts'
import { undoLastRun } from '../src/domain/feeds/runs/undo-run.ts'
import { linkDuplicates } from '../src/domain/feeds/steps/link-duplicates.ts'
import { checkLinks } from '../src/domain/job-ads/check-links.ts'
import { ads, feedOf } from './feeds/feed-trial.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { answering, feedServer, loopbackFetcher } from './support/feed-server.ts'
import { unlessConflict } from './support/let-through.ts'
import { fullAd, keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = { ...accountContext(db), fetcher: loopbackFetcher }
const asOperator: Context = { ...base, actor: { kind: 'system' } }
const { roles: people, employerId } = await openRoles(base)
const server = await feedServer()
server.answer = answering(feedOf(ads('A')))

/** All kinds of people, and API keys: some with few scopes, and one of another employer with all scopes. */
const roles = {
  ...people,
  'key that reads jobs': keyOf(employerId, ['jobs:read']),
  'key that writes jobs': keyOf(employerId, ['jobs:write']),
  'key for applications': keyOf(employerId, ['applications:read', 'applications:write']),
  'key of another employer': keyOf(employerId + 1),
} satisfies Record<string, () => Promise<Actor>>
type Role = keyof typeof roles

const team: Role[] = ['owner', 'recruiter', 'admin', 'operator', 'key that writes jobs']
const overseers: Role[] = ['admin', 'operator']
const url = server.url
let count = 0

/** A feed with a finished dry run. Feeds that were never started are deleted first, because an employer may have only a few. */
async function newFeed(): Promise<{ feedId: number; runId: number }> {
  await db.deleteFrom('feeds').where('format', '=', 'auto').where('started_at', 'is', null).execute()
  const feed = await createFeed(asOperator, { employerId, name: `Feed ${++count}`, source: { url } })
  await runFeeds(asOperator, loopbackFetcher)
  return feed
}

/** A job that a feed has imported; only the first call imports one. */
async function newFeedJob(): Promise<number> {
  const known = await db.selectFrom('jobs').select('id').where('source', '=', 'feed').executeTakeFirst()
  if (known) return known.id
  await startFeed(asOperator, (await newFeed()).feedId)
  await runFeeds(asOperator, loopbackFetcher)
  return newFeedJob()
}

const document = () => ({
  bytes: (async function* () {
    yield Buffer.from(feedOf(ads('A')))
  })(),
  fileName: 'stellen.xml',
})

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  [
    'createFeed',
    team,
    async ctx => {
      await newFeed()
      return createFeed(ctx, { employerId, name: `Neu ${++count}`, source: { url } })
    },
  ],
  [
    'changeFeed',
    team,
    async ctx => {
      const { feedId } = await newFeed()
      return changeFeed(ctx, { feedId, name: `Umbenannt ${++count}`, url, schedule: 'daily' })
    },
  ],
  [
    'changeMapping',
    team,
    async ctx => changeMapping(ctx, { feedId: (await newFeed()).feedId, itemPath: '', fields: {} }),
  ],
  [
    'previewMapping',
    team,
    async ctx => previewMapping(ctx, { feedId: (await newFeed()).feedId, itemPath: '', fields: {} }),
  ],
  ['discardFeed', team, async ctx => discardFeed(ctx, (await newFeed()).feedId)],
  ['withOwnFeed', team, async ctx => withOwnFeed(ctx, (await newFeed()).feedId, async () => {})],
  ['dryRunFeed', team, async ctx => dryRunFeed(ctx, (await newFeed()).feedId)],
  ['startFeed', team, async ctx => startFeed(ctx, (await newFeed()).feedId)],
  ['runFeedNow', team, async ctx => runFeedNow(ctx, (await newFeed()).feedId).catch(unlessConflict)],
  ['pauseFeed', team, async ctx => pauseFeed(ctx, (await newFeed()).feedId)],
  ['resumeFeed', team, async ctx => resumeFeed(ctx, (await newFeed()).feedId)],
  ['endFeed', team, async ctx => endFeed(ctx, (await newFeed()).feedId).catch(unlessConflict)],
  ['endMissing', team, async ctx => endMissing(ctx, (await newFeed()).feedId).catch(unlessConflict)],
  ['undoLastRun', team, async ctx => undoLastRun(ctx, (await newFeed()).feedId).catch(unlessConflict)],
  [
    'replaceDocument',
    team,
    async ctx => replaceDocument(ctx, { feedId: (await newFeed()).feedId, ...document() }),
  ],
  [
    'importFromUrl',
    team,
    ctx => importFromUrl(ctx, { employerId, url, isForced: false }).catch(unlessConflict),
  ],
  ['recogniseFeed', team, ctx => recogniseFeed(ctx, loopbackFetcher, { employerId, url })],
  ['pushJob', team, ctx => pushJob(ctx, { employerId, externalId: 'HR-1', fields: fullAd })],
  ['readHandEdits', team, async ctx => readHandEdits(ctx, await newFeedJob())],
  [
    'followFeedAgain',
    team,
    async ctx => followFeedAgain(ctx, { jobId: await newFeedJob(), parts: ['title'] }),
  ],
  ['listFeeds', team, ctx => listFeeds(ctx, employerId)],
  ['readFeed', team, async ctx => readFeed(ctx, (await newFeed()).feedId)],
  ['readRun', team, async ctx => readRun(ctx, await newFeed())],
  ['readRunItem', team, async ctx => readRunItem(ctx, { ...(await newFeed()), position: 0 })],
  ['readQuarantine', team, async ctx => readQuarantine(ctx, await newFeed())],
  ['listSyncLog', overseers, ctx => listSyncLog(ctx)],
  ['linkDuplicates', ['operator'], ctx => linkDuplicates(ctx, employerId)],
  ['linkChangedDuplicates', ['operator'], ctx => linkChangedDuplicates(ctx)],
  ['checkLinks', ['operator'], ctx => checkLinks(ctx, loopbackFetcher)],
  [
    'importFeed',
    ['operator'],
    ctx => importFeed(ctx, { source: document().bytes, employer: { id: employerId }, dryRun: true }),
  ],
  ['runFeeds', ['operator'], ctx => runFeeds(ctx, loopbackFetcher)],
  ['syncFeeds', ['operator'], ctx => syncFeeds(ctx)],
  ['pruneFeeds', ['operator'], ctx => pruneFeeds(ctx)],
]

describe('who may do what with feeds', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    const letThrough = await whoIsLetThrough(base, roles, call)
    expect(letThrough).toEqual([...allowed].sort())
  })

  it('is in the log when an administrator did it in the place of an employer', async () => {
    const { feedId } = await newFeed()
    const ctx = { ...base, actor: await roles.admin() }
    await startFeed(ctx, feedId)
    const [last] = await db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .where('actor_user_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(last).toEqual({ kind: 'employer-changed-by-admin', details: { employerId, feedId } })
  })
})
