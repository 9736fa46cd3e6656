import { beforeEach, expect, it } from 'vitest'
import { ads, feedOf, monday } from '../../../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../../../tests/support/database.ts'
import { readFeed } from '../../../../domain/feeds/read-feeds.ts'
import { startFeed } from '../../../../domain/feeds/runs/request-run.ts'
import { translator } from '../../../../i18n/translate.ts'
import { feedPageView } from './feed-view.server.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, work, jobs, setUp } = trial
const risky = 'Junge, dynamische Pflegefachkraft (m/w/d)'

beforeEach(trial.reset)

it('counts the ads of a feed with a risky wording and names them, before it is started and while it runs', async () => {
  await setUp(feedOf([...ads('A'), { id: 'B', title: risky }]))
  const draft = await readFeed(at(monday), trial.feedId)
  expect(draft.wordings).toMatchObject([{ key: 'wording-age', count: 1, ads: [{ number: 1 }] }])
  expect(draft.dry?.hints.wordings).toEqual({ 'wording-age': 1 })
  await startFeed(at(monday), trial.feedId)
  await work()
  const job = (await jobs()).find(row => row.external_id === 'B')
  const started = await readFeed(at(monday), trial.feedId)
  expect(started.wordings).toEqual([
    { key: 'wording-age', count: 1, ads: [{ number: job?.id, title: job?.title }] },
  ])
})

it('says it in the words of the editor', async () => {
  await setUp(feedOf([{ id: 'B', title: risky }]))
  const { quality } = feedPageView(at(monday), await readFeed(at(monday), trial.feedId))
  const [wording] = quality.wordings
  expect(wording?.text).toBe(translator('de')('ads.hint.wording-age'))
  expect(wording?.count).toBe('1 Stelle')
})

it('names no ads where no wording is risky', async () => {
  await setUp(feedOf(ads('A', 'B')))
  expect((await readFeed(at(monday), trial.feedId)).wordings).toEqual([])
})
