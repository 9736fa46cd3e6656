import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, hoursLater } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { moveJob } from '../jobs/steps/move-job.ts'
import { endFeed } from './end-feed.ts'
import { loadFeed } from './own-feed.queries.ts'
import { syncFeeds } from './runs/sync-feeds.ts'
import { undoLastRun } from './runs/undo-run.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, work, lastRun, jobs, statuses, setUp, begun, readAgain } = trial

beforeEach(trial.reset)

describe('ending a feed', () => {
  it('ends all its public ads however many they are, and it is not read by itself any more', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `A${10 + index}`)
    await begun(feedOf(ads(...many)))
    await endFeed(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    expect(await lastRun()).toMatchObject({ kind: 'end', status: 'succeeded', ended: 30, reason: null })
    expect(await statuses()).toEqual(many.map(id => `${id}: expired`))
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ pausedBecause: 'ended', nextRunAt: null })
    expect(await syncFeeds(at(hoursLater(100)))).toBe(0)
  })

  it('leaves alone what an administrator took down, and can be undone', async () => {
    await begun(feedOf(ads('A', 'B')))
    const [a] = await jobs()
    await moveJob(at(hoursLater(1)), { jobId: a?.id ?? 0, to: 'archived', reason: 'blocked' })
    await endFeed(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    expect(await statuses()).toEqual(['A: archived', 'B: expired'])
    await undoLastRun(at(hoursLater(2)), trial.feedId)
    await work(hoursLater(2))
    expect(await statuses()).toEqual(['A: archived', 'B: published'])
  })

  it('is over once a person reads it again: what the source holds is public, and its schedule goes on', async () => {
    await begun(feedOf(ads('A', 'B')))
    await endFeed(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    await readAgain(feedOf(ads('A')), hoursLater(2))
    expect(await statuses()).toEqual(['A: published', 'B: expired'])
    const feed = await loadFeed(db, trial.feedId)
    expect(feed).toMatchObject({ pausedAt: null, pausedBecause: null })
    expect(feed?.nextRunAt).not.toBeNull()
  })

  it('goes on where it was cut off, and counts what it ended before', async () => {
    await begun(feedOf(ads('A', 'B', 'C')))
    const { runId } = await endFeed(at(hoursLater(1)), trial.feedId)
    const [a] = await jobs()
    const jobId = a?.id ?? 0
    await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', jobId).execute()
    const touched = { run_id: runId, run_change: 'ended' }
    await db.updateTable('feed_items').set(touched).where('job_id', '=', jobId).execute()
    await db.updateTable('feed_runs').set({ attempts: 1 }).where('id', '=', runId).execute()
    await work(hoursLater(1))
    expect(await lastRun()).toMatchObject({ kind: 'end', status: 'succeeded', ended: 3 })
    expect(await statuses()).toEqual(['A: expired', 'B: expired', 'C: expired'])
  })

  it('is nothing for a feed that was never started', async () => {
    await setUp(feedOf(ads('A')))
    await expect(endFeed(at(hoursLater(1)), trial.feedId)).rejects.toMatchObject({
      key: 'feeds.problem.not-started',
    })
  })
})
