import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, feedTrial, hoursLater, manyAds, monday } from '../../../../tests/feeds/feed-trial.ts'
import { testDatabase } from '../../../../tests/support/database.ts'

const db = await testDatabase()
let employerName = ''
let trial = feedTrial(db, employerName)
let count = 0

beforeEach(() => {
  employerName = `Klinik ${++count}`
  trial = feedTrial(db, employerName)
})

describe('ads that are no longer in the feed', () => {
  it('end after a second miss at least twelve hours later', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    expect(await trial.run(feedOf(ads('A')), hoursLater(1))).toMatchObject({ vanished: 1, ended: 0 })
    expect(await trial.run(feedOf(ads('A')), hoursLater(12))).toMatchObject({ vanished: 1, ended: 0 })
    expect(await trial.run(feedOf(ads('A')), hoursLater(13))).toMatchObject({ vanished: 1, ended: 1 })
    expect((await trial.jobs()).map(job => job.status)).toEqual(['published', 'expired'])
    expect((await trial.events()).at(-1)).toBe('expired: feed-vanished')
    expect(await trial.run(feedOf(ads('A')), hoursLater(14))).toMatchObject({ vanished: 0 })
  })

  it('stay when they are back before the second miss', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    await trial.run(feedOf(ads('A')), hoursLater(1))
    await trial.run(feedOf(ads('A', 'B')), hoursLater(13))
    expect(await trial.run(feedOf(ads('A')), hoursLater(26))).toMatchObject({ vanished: 1, ended: 0 })
  })

  it('come back to life when the feed holds them again', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    await trial.run(feedOf(ads('A')), hoursLater(1))
    await trial.run(feedOf(ads('A')), hoursLater(24))
    expect(await trial.run(feedOf(ads('A', 'B')), hoursLater(48))).toMatchObject({ changed: 1, unchanged: 1 })
    expect((await trial.jobs()).map(job => [job.status, job.ended_at])).toEqual([
      ['published', null],
      ['published', null],
    ])
    expect((await trial.events()).at(-1)).toBe('published: feed-returned')
  })

  it('are all held when too many are missing at once', async () => {
    await trial.run(feedOf(manyAds(60)))
    const result = await trial.run(feedOf(manyAds(40)), hoursLater(24))
    expect(result).toMatchObject({ vanished: 20, held: true, ended: 0 })
    expect(result.reason).toEqual({ code: 'held', params: { missing: 20, total: 60, allowed: 18 } })
    await trial.run(feedOf(manyAds(40)), hoursLater(48))
    expect((await trial.jobs()).filter(job => job.status === 'published')).toHaveLength(60)
    expect(await trial.run(feedOf(manyAds(42)), hoursLater(72))).toMatchObject({ vanished: 18, held: false })
  })

  it('never end because a document is broken, cut off, empty or refused', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    const broken = [
      [feedOf(ads('A')).slice(0, -20), 'invalid-xml'],
      ['', 'empty-document'],
      ['   ', 'empty-document'],
      ['<source></source>', 'empty-feed'],
      ['<!DOCTYPE source><source></source>', 'doctype'],
      ['{"error":"x"}', 'no-jobs-recognised'],
      ['[]', 'empty-feed'],
    ] as const
    for (const [index, [document, code]] of broken.entries()) {
      const result = await trial.run(document, hoursLater(24 * (index + 1)))
      expect(result, document).toMatchObject({ complete: false, vanished: 0, ended: 0 })
      expect(result.reason?.code, document).toBe(code)
    }
    expect((await trial.jobs()).map(job => job.status)).toEqual(['published', 'published'])
  })

  it('are looked for in their own feed only', async () => {
    await trial.run(feedOf(ads('A')), monday, { feedName: 'pflege' })
    expect(await trial.run(feedOf(ads('B')), hoursLater(1), { feedName: 'medizin' })).toMatchObject({
      new: 1,
      vanished: 0,
    })
  })

  it('are not missed when their item is there but cannot be read', async () => {
    await trial.run(feedOf(ads('A', 'B', 'C')))
    const result = await trial.run(feedOf([{ id: 'A' }, { id: 'B', title: '' }, { id: 'C' }]), hoursLater(1))
    expect(result).toMatchObject({ failed: 1, vanished: 0 })
  })
})
