import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, hoursLater } from '../../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { moveJob } from '../../jobs/steps/move-job.ts'
import { loadFeed } from '../own-feed.queries.ts'
import { resumeFeed } from './request-run.ts'
import { syncFeeds } from './sync-feeds.ts'
import { undoLastRun } from './undo-run.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, work, lastRun, jobs, statuses, begun, readAgain } = trial

beforeEach(trial.reset)

describe('undoing the last run', () => {
  it('takes new ads back, makes changed ones what they were and lets ended ones live again', async () => {
    await begun(feedOf(ads('A', 'B', 'C')))
    await readAgain(feedOf(ads('A', 'B')), hoursLater(1))
    const changed = [
      { id: 'A' },
      { id: 'B', title: 'Stationsleitung (m/w/d)', more: '<salary>5000 EUR</salary>' },
      { id: 'D' },
    ]
    await readAgain(feedOf(changed), hoursLater(24))
    expect(await lastRun()).toMatchObject({ created: 1, changed: 1, ended: 1 })
    await undoLastRun(at(hoursLater(25)), trial.feedId)
    await work(hoursLater(25))
    expect(await lastRun()).toMatchObject({
      kind: 'undo',
      status: 'succeeded',
      created: 1,
      changed: 1,
      ended: 1,
    })
    expect(await statuses()).toEqual(['A: published', 'B: published', 'C: published', 'D: archived'])
    expect((await jobs())[1]).toMatchObject({ title: 'Pflegefachkraft (m/w/d)', pay_min: null })
    await expect(undoLastRun(at(hoursLater(26)), trial.feedId)).rejects.toMatchObject({
      key: 'feeds.problem.nothing-to-undo',
    })
  })

  it('pauses the feed, and once it goes on everything comes again', async () => {
    await begun(feedOf(ads('A')))
    await undoLastRun(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    expect(await statuses()).toEqual(['A: archived'])
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ pausedBecause: 'undone', nextRunAt: null })
    expect(await syncFeeds(at(hoursLater(100)))).toBe(0)
    await resumeFeed(at(hoursLater(100)), trial.feedId)
    await readAgain(feedOf(ads('A')), hoursLater(100))
    expect(await statuses()).toEqual(['A: published'])
  })

  it('does not bring back what an administrator took down before, not even with the next run', async () => {
    await begun(feedOf(ads('A', 'B')))
    const [a] = await jobs()
    await moveJob(at(hoursLater(1)), { jobId: a?.id ?? 0, to: 'archived', reason: 'blocked' })
    await undoLastRun(at(hoursLater(2)), trial.feedId)
    await work(hoursLater(2))
    expect(await statuses()).toEqual(['A: archived', 'B: archived'])
    await resumeFeed(at(hoursLater(3)), trial.feedId)
    await readAgain(feedOf(ads('A', 'B')), hoursLater(3))
    expect(await statuses()).toEqual(['A: archived', 'B: published'])
  })

  it('leaves alone what an administrator took down since', async () => {
    await begun(feedOf(ads('A')))
    await readAgain(feedOf([{ id: 'A', title: 'Stationsleitung (m/w/d)' }]), hoursLater(1))
    await db.updateTable('jobs').set({ status: 'paused' }).where('feed_id', '=', trial.feedId).execute()
    await undoLastRun(at(hoursLater(2)), trial.feedId)
    await work(hoursLater(2))
    expect(await statuses()).toEqual(['A: paused'])
  })
})
