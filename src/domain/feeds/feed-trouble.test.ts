import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, hoursLater, manyAds, monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answering } from '../../../tests/support/feed-server.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { pruneFiles } from '../files/prune-files.ts'
import { loadFeed } from './own-feed.queries.ts'
import { pruneFeeds } from './prune-feeds.ts'
import { readFeed } from './read-feeds.ts'
import { listSyncLog } from './runs/read-sync-log.ts'
import { dryRunFeed, endMissing } from './runs/request-run.ts'
import { syncFeeds } from './runs/sync-feeds.ts'
import { undoLastRun } from './runs/undo-run.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { server, at, work, lastRun, statuses, begun, readAgain } = trial

beforeEach(trial.reset)

/** A member of the feed's employer. @returns the e-mail address */
async function makeMember(): Promise<string> {
  const email = `team${trial.employerId}@klinik.example`
  const { userId } = await makePerson(db, { role: 'employer', email })
  const link = { user_id: userId, employer_id: trial.employerId }
  await db.insertInto('user_employer_links').values(link).execute()
  return email
}

async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await db.selectFrom('messages').select('template').where('recipient', '=', recipient).execute()
  return rows.map(row => row.template)
}

describe('a feed in trouble', () => {
  it('confirms nothing while the end of ads is held back, and ends them when a person has looked', async () => {
    await begun(feedOf(manyAds(60)))
    await readAgain(feedOf(manyAds(40)), hoursLater(24))
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ confirmedAt: monday })
    expect(await readFeed(at(hoursLater(25)), trial.feedId)).toMatchObject({ canEndMissing: true })
    // What was previewed is imported, whatever the URL serves by now.
    server.answer = answering(feedOf(manyAds(1)))
    await endMissing(at(hoursLater(25)), trial.feedId)
    await work(hoursLater(25))
    expect(await lastRun()).toMatchObject({ status: 'succeeded', ended: 20, unchanged: 40 })
    expect((await statuses()).filter(status => status.endsWith('expired'))).toHaveLength(20)
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ confirmedAt: hoursLater(25) })
    await expect(endMissing(at(hoursLater(26)), trial.feedId)).rejects.toMatchObject({
      key: 'feeds.problem.not-held',
    })
    await undoLastRun(at(hoursLater(27)), trial.feedId)
    await work(hoursLater(27))
    expect((await statuses()).filter(status => status.endsWith('published'))).toHaveLength(60)
  })

  it('is left alone for a while when everything at its host failed, and is asked again soon after', async () => {
    await begun(feedOf(ads('A')))
    const minutesLater = (minutes: number) => new Date(hoursLater(48).getTime() + minutes * 60_000)
    const sync = async (minutes: number) => {
      await db.updateTable('feeds').set({ next_run_at: monday }).where('id', '=', trial.feedId).execute()
      await syncFeeds(at(minutesLater(minutes)))
      await work(minutesLater(minutes))
      return (await lastRun())?.reason
    }
    server.answer = (_request, response) => response.writeHead(503).end()
    for (const minutes of [0, 1, 2, 3, 4])
      expect(await sync(minutes)).toEqual({ code: 'status', params: { status: 503 } })
    const asked = server.asked.length
    for (const minutes of [5, 20, 29]) expect(await sync(minutes)).toEqual({ code: 'host-rests', params: {} })
    expect(server.asked.length).toBe(asked)
    const feed = await loadFeed(db, trial.feedId)
    expect(feed).toMatchObject({ failures: 5, nextRunAt: minutesLater(59) })
    server.answer = answering(feedOf(ads('A', 'B')))
    expect(await sync(31)).toBeNull()
    expect(await statuses()).toEqual(['A: published', 'B: published'])
  })

  it('is asked although others name wrong addresses at its host', async () => {
    await begun(feedOf(ads('A')))
    server.answer = (_request, response) => response.writeHead(404).end()
    for (const hours of [24, 25, 26, 27, 28]) {
      await dryRunFeed(at(hoursLater(24 + hours / 100)), trial.feedId)
      await work(hoursLater(24 + hours / 100))
    }
    server.answer = answering(feedOf(ads('A', 'B')))
    await db.updateTable('feeds').set({ next_run_at: monday }).where('id', '=', trial.feedId).execute()
    await syncFeeds(at(hoursLater(24.3)))
    await work(hoursLater(24.3))
    expect(await lastRun()).toMatchObject({ status: 'succeeded', created: 1 })
  })

  it('counts an empty answer as a failure, and a program’s feed has people to write to as well', async () => {
    const email = await makeMember()
    await begun(feedOf(ads('A')))
    for (const hours of [24, 48, 72]) await readAgain('<source></source>', hoursLater(hours))
    expect(await statuses()).toEqual(['A: published'])
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ failures: 3, confirmedAt: monday })
    expect(await mailsTo(email)).toEqual(['feed-failed'])
  })

  it('of an employer without people writes to the administrator who set it up', async () => {
    const email = `admin${trial.employerId}@kittel.example`
    const { userId } = await makePerson(db, { role: null, email })
    await begun(feedOf(manyAds(60)))
    await db.updateTable('feeds').set({ created_by: userId }).where('id', '=', trial.feedId).execute()
    await readAgain(feedOf(manyAds(40)), hoursLater(24))
    expect(await mailsTo(email)).toEqual(['feed-held'])
  })

  it('ends nothing when too many ads are missing, and writes to its people once a day', async () => {
    const email = await makeMember()
    await begun(feedOf(manyAds(60)))
    await readAgain(feedOf(manyAds(40)), hoursLater(24))
    expect(await lastRun()).toMatchObject({ status: 'held', vanished: 20, ended: 0 })
    await readAgain(feedOf(manyAds(40)), hoursLater(30))
    expect(await mailsTo(email)).toEqual(['feed-held'])
  })

  it('writes to its people when it could not be read three times in a row, and reads on', async () => {
    const email = await makeMember()
    await begun(feedOf(ads('A')))
    for (const hours of [24, 48]) await readAgain('<html></html>', hoursLater(hours))
    expect(await mailsTo(email)).toEqual([])
    for (const hours of [72, 96]) await readAgain('<html></html>', hoursLater(hours))
    expect(await mailsTo(email)).toEqual(['feed-failed'])
    await readAgain(feedOf(ads('A', 'B')), hoursLater(120))
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ failures: 0 })
    expect(await statuses()).toEqual(['A: published', 'B: published'])
  })
})

describe('the log of the task that syncs feeds', () => {
  it('tells of every run what came of it, and alone of those in trouble when asked', async () => {
    await begun(feedOf([...ads('A', 'A'), { id: 'B', title: ' ' }]))
    await readAgain('<html></html>', hoursLater(24))
    const log = await listSyncLog(at(hoursLater(25)))
    expect(log.slice(0, 3).map(({ kind, syncResult }) => `${kind} ${syncResult}`)).toEqual([
      expect.stringMatching(/^real FAILED: This is a web page, not a feed\. .+ \[web-page title=""\]$/),
      'real SUCCESS: 1 new, 0 changed, 0 unchanged, 0 ended, 1 duplicates, 1 failed',
      'dry SUCCESS: 1 new, 0 changed, 0 unchanged, 0 ended, 1 duplicates, 1 failed',
    ])
    const trouble = await listSyncLog(at(hoursLater(25)), { isTroubleOnly: true })
    expect(trouble.every(({ syncResult }) => /^(FAILED|HELD)/.test(syncResult))).toBe(true)
    expect(trouble[0]).toMatchObject({ feedId: trial.feedId, employerName: expect.stringMatching(/^Klinik/) })
  })

  it('names a run that was cut off three times and given up, and its people hear of the third', async () => {
    const email = await makeMember()
    await begun(feedOf(ads('A')))
    for (const hours of [24, 48, 72]) {
      await readAgain(feedOf(ads('A')), hoursLater(hours))
      const run = await lastRun()
      const cutOff = { status: 'running', finished_at: null, attempts: 3 }
      await db
        .updateTable('feed_runs')
        .set(cutOff)
        .where('id', '=', run?.id ?? 0)
        .execute()
      await db
        .updateTable('feeds')
        .set({ failures: hours / 24 - 1, next_run_at: null })
        .where('id', '=', trial.feedId)
        .execute()
      await syncFeeds(at(hoursLater(hours + 1)))
    }
    const [last] = await listSyncLog(at(hoursLater(80)), { isTroubleOnly: true })
    expect(last?.syncResult).toBe('FAILED after 3 attempts: The run was interrupted. [interrupted]')
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ failures: 3 })
    expect(await mailsTo(email)).toEqual(['feed-failed'])
  })
})

describe('what is kept of a feed', () => {
  it('is its document for 30 days, which then goes with its bytes, and the address is asked for the whole again', async () => {
    const bytes = new Map<string, Uint8Array>()
    const files = filesInMemory(bytes)
    const day = (days: number) => ({ ...at(hoursLater(24 * days)), files })
    const document = feedOf(ads('kept alone'))
    await begun(document)
    await db.updateTable('feed_runs').set({ raw_file_id: null }).where('feed_id', '=', trial.feedId).execute()
    server.answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"'
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"' })
      response.end(isKnown ? undefined : document)
    }
    const readOn = async (days: number) => {
      await dryRunFeed(day(days), trial.feedId)
      await trial.work(day(days).now(), files)
      return `${(await lastRun())?.status} ${server.asked.at(-1)?.headers['if-none-match']}`
    }
    expect(await readOn(1)).toBe('succeeded undefined')
    expect(bytes.size).toBe(1)
    expect(await readOn(2)).toBe('succeeded "v1"')
    await pruneFiles(day(30))
    expect(bytes.size).toBe(1)
    await pruneFiles(day(32))
    expect(bytes.size).toBe(0)
    expect(await readOn(32)).toBe('succeeded undefined')
    expect(bytes.size).toBe(1)
  })

  it('is nothing of a feed that was never started, a week later', async () => {
    await trial.setUp(feedOf(ads('A')))
    await pruneFeeds(at(hoursLater(24 * 6)))
    expect(await loadFeed(db, trial.feedId)).not.toBeNull()
    await pruneFeeds(at(hoursLater(24 * 8)))
    expect(await loadFeed(db, trial.feedId)).toBeNull()
  })

  it('are runs for 90 days, and always the last one', async () => {
    await begun(feedOf(ads('A')))
    await readAgain(feedOf(ads('A')), hoursLater(24))
    await pruneFeeds(at(hoursLater(24 * 100)))
    expect((await readFeed(at(hoursLater(24 * 100)), trial.feedId)).runs).toHaveLength(1)
    expect(await statuses()).toEqual(['A: published'])
  })

  it('stays when who set it up is gone, without their name', async () => {
    const { userId } = await makePerson(db, { role: 'employer' })
    await begun(feedOf(ads('A')))
    await db.updateTable('feeds').set({ created_by: userId }).where('id', '=', trial.feedId).execute()
    await db.deleteFrom('users').where('id', '=', userId).execute()
    expect(await loadFeed(db, trial.feedId)).toMatchObject({ createdBy: null })
    expect(await statuses()).toEqual(['A: published'])
  })
})
