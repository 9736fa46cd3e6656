import { daysAfter } from '../basics/time.ts'
import { noteDemoState, readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/caller/context.ts'
import { saveEmployerFacts } from '../domain/employers/profile/save-employer-facts.ts'
import { importFeed } from '../domain/feeds/import-feed.ts'
import { reasonLine } from '../domain/feeds/reason-text.ts'
import { derivePay } from '../domain/job-search/derive-pay.ts'
import { featureJobs } from '../domain/jobs/feature-jobs.ts'
import { takeApplicationsHere } from '../domain/jobs/take-applications-here.ts'
import { keepPayFigures } from '../domain/pay/keep-pay-figures.ts'
import { demoEmployerFacts } from './demo-employer-facts.ts'
import { demoEmployers } from './demo-employers.ts'
import { type DemoFeed, generateDemoFeeds } from './generate-feeds.ts'
import { loadArticles } from './load-articles.ts'

export type DemoResult = {
  jobs: number
  employers: number
  duplicates: number
  failed: number
  expired: number
}

type DemoWish = {
  jobs: number
  lanes?: number
  onProgress?: (progress: { done: number; total: number }) => void
}

const seed = 1
const featuredDays = 30
/** Each lane holds one connection for its feed's lock and needs a second to work; the smallest pool has three. */
const lanesOfSmallestPool = 2

/**
 * Creates the fictional employers and imports exactly `jobs` of their jobs through the feed importer, in order of the employers, with
 * `lanes` feeds in parallel, each needing two connections of the pool. An interrupted load resumes with its original dates. `onProgress`
 * gets the number of jobs done in total.
 */
export async function loadDemo(
  ctx: Context,
  { jobs, lanes = lanesOfSmallestPool, onProgress }: DemoWish,
): Promise<DemoResult> {
  const known = await readDemoState(ctx)
  const hasHiring = known?.hasHiring ?? false
  const now = known?.state === 'loading' ? new Date(known.at) : ctx.now()
  await noteDemoState(ctx, { state: 'loading', jobs, at: now.toISOString(), hasHiring })
  const feeds = [...generateDemoFeeds({ jobs, seed, now, employers: demoEmployers() })]
  const ids = await saveEmployers(ctx, feeds, now)
  const result: DemoResult = { jobs: 0, employers: ids.size, duplicates: 0, failed: 0, expired: 0 }
  const done = new Map<DemoFeed, number>()
  const note = (feed: DemoFeed, items: number) => {
    done.set(feed, items)
    onProgress?.({ done: [...done.values()].reduce((sum, one) => sum + one, 0), total: jobs })
  }
  onProgress?.({ done: 0, total: jobs })
  await inLanes(lanes, feeds, async feed => {
    const employerId = ids.get(feed.employer.id) ?? 0
    const outcome = await importDemoFeed(ctx, feed, employerId, now, items => note(feed, items))
    result.jobs += outcome.successful
    result.duplicates += outcome.duplicates
    result.failed += outcome.failed
    result.expired += outcome.expired
    note(feed, feed.jobs)
  })
  const here = feeds.filter(({ employer }) => employer.applyWay === 'here')
  const adsOf = ({ employer, externalIds }: DemoFeed) =>
    externalIds.map(externalId => ({ employerId: ids.get(employer.id) ?? 0, externalId }))
  await takeApplicationsHere(ctx, here.flatMap(adsOf))
  await loadArticles(ctx)
  await derivePay(ctx)
  await keepPayFigures(ctx)
  await noteDemoState(ctx, { state: 'loaded', jobs, at: now.toISOString(), hasHiring })
  return result
}

/** Most feeds are small: while one waits for the database, the next is parsed. */
async function inLanes(
  lanes: number,
  feeds: DemoFeed[],
  work: (feed: DemoFeed) => Promise<void>,
): Promise<void> {
  const waiting = feeds.values()
  const lane = async () => {
    for (const feed of waiting) await work(feed)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** All that have jobs in this run, and the hand-written ones in any case. */
async function saveEmployers(ctx: Context, feeds: DemoFeed[], now: Date): Promise<Map<string, number>> {
  const withAds = new Set(feeds.map(({ employer }) => employer))
  const employers = demoEmployers().filter(employer => employer.kind === 'flagship' || withAds.has(employer))
  const ids = await saveEmployerFacts(
    ctx,
    employers.map(employer => demoEmployerFacts(employer, now)),
  )
  return new Map(employers.map(({ id }, index) => [id, ids[index] ?? 0]))
}

async function importDemoFeed(
  ctx: Context,
  feed: DemoFeed,
  employerId: number,
  now: Date,
  onItems: (items: number) => void,
) {
  const outcome = await importFeed(ctx, {
    source: bytesOf(feed.chunks),
    employer: { id: employerId },
    fileName: feed.fileName,
    feedName: feed.fileName,
    onProgress: onItems,
  })
  if (outcome.reason)
    throw new Error(`The demo feed ${feed.fileName} was not taken: ${reasonLine(outcome.reason)}`)
  const until = daysAfter(now, featuredDays)
  await featureJobs(ctx, { employerId, externalIds: feed.featuredIds, until })
  return outcome
}

/** Batches many jobs per chunk; for most employers one chunk is the whole feed. */
async function* bytesOf(chunks: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting: string[] = []
  for (const chunk of chunks) {
    waiting.push(chunk)
    if (waiting.length < 50) continue
    yield encoder.encode(waiting.join(''))
    waiting = []
  }
  yield encoder.encode(waiting.join(''))
}
