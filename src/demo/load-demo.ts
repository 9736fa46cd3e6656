import { noteDemoState, readDemoState } from '../domain/administration/demo-state.ts'
import type { Context } from '../domain/context.ts'
import { saveEmployerFacts } from '../domain/employers/save-employer-facts.ts'
import { importFeed } from '../domain/feeds/import-feed.ts'
import { featureJobs } from '../domain/jobs/feature-jobs.ts'
import { demoEmployerFacts } from './demo-employer-facts.ts'
import { demoEmployers } from './demo-employers.ts'
import { type DemoFeed, generateDemoFeeds } from './generate-feeds.ts'

export type DemoResult = {
  jobs: number
  employers: number
  duplicates: number
  failed: number
  expired: number
}

const seed = 1
const featuredDays = 30

/**
 * Writes the fictional employers and brings exactly `jobs` ads of theirs in through the feed importer, in order of the
 * employers. A load that was cut off goes on with the dates it began with. `onProgress` is told the ads done of all.
 */
export async function loadDemo(
  ctx: Context,
  { jobs, onProgress }: { jobs: number; onProgress?: (progress: { done: number; total: number }) => void },
): Promise<DemoResult> {
  const known = await readDemoState(ctx)
  const hasHiring = known?.hasHiring ?? false
  const now = known?.state === 'loading' ? new Date(known.at) : ctx.now()
  await noteDemoState(ctx, { state: 'loading', jobs, at: now.toISOString(), hasHiring })
  const employers = demoEmployers()
  const ids = new Map<string, number>()
  for (const employer of employers) {
    ids.set(employer.id, await saveEmployerFacts(ctx, demoEmployerFacts(employer, now)))
  }
  const result: DemoResult = { jobs: 0, employers: employers.length, duplicates: 0, failed: 0, expired: 0 }
  let done = 0
  onProgress?.({ done, total: jobs })
  for (const feed of generateDemoFeeds({ jobs, seed, now, employers })) {
    const employerId = ids.get(feed.employer.id) ?? 0
    const outcome = await importDemoFeed(ctx, feed, employerId, now, items =>
      onProgress?.({ done: done + items, total: jobs }),
    )
    result.jobs += outcome.successful
    result.duplicates += outcome.duplicates
    result.failed += outcome.failed
    result.expired += outcome.expired
    done += feed.jobs
  }
  await noteDemoState(ctx, { state: 'loaded', jobs, at: now.toISOString(), hasHiring })
  return result
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
  if (outcome.message) throw new Error(`The demo feed ${feed.fileName} was not taken: ${outcome.message}`)
  const until = new Date(now.getTime() + featuredDays * 86_400_000)
  await featureJobs(ctx, { employerId, externalIds: feed.featuredIds, until })
  return outcome
}

async function* bytesOf(chunks: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const chunk of chunks) yield encoder.encode(chunk)
}
