import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { ads, feedOf, monday } from '../../../../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../../../../tests/support/database.ts'
import { type RequestFacts, setFacts } from '../../../../server/context.server.ts'
import { loader } from './route.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)

beforeEach(trial.reset)

async function downloaded(): Promise<string[]> {
  const run = await trial.lastRun()
  const context = new RouterContextProvider()
  // The cast: the route reads nothing but the context.
  setFacts(context, { ctx: trial.at(monday) } as RequestFacts)
  const params = { id: String(trial.feedId), run: String(run?.id) }
  const args = { context, params, request: new Request('https://kittel.example/') }
  const file = await loader(args as unknown as Parameters<typeof loader>[0])
  return (await file.text()).trim().split('\r\n')
}

it('the file of refused ads says of each why, as a code for programs and in words for people', async () => {
  await trial.setUp(feedOf([...ads('A'), { id: 'B', title: ' ' }, { id: 'C', title: '(m/w/d)' }]))
  const [header, ...rows] = await downloaded()
  expect(header).toMatch(/;Titel;Grund der Ablehnung;.*;Code$/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/;Die Stelle hat keinen Titel\.;.*;no-title$/)
  expect(rows[1]).toMatch(/;Der Titel nennt keinen Beruf: „\(m\/w\/d\)“\.;.*;no-profession-in-title$/)
})
