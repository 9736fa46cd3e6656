import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { somebody } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { createLog } from '../../platform/process/log.ts'
import type { Context } from '../caller/context.ts'
import { exportBoardStatistics } from './export-board-statistics.ts'
import { openSearchCounter } from './open-search-counter.ts'
import { openViewCounter } from './open-view-counter.ts'
import { readBoardStatistics } from './read-board-statistics.ts'

const db = await testDatabase()
const actor: Context['actor'] = {
  kind: 'admin',
  userId: '00000000-0000-4000-8000-000000000009',
  sessionId: 's',
  adminId: 1,
  role: 'operator',
}
const ctx = testContext(db, { actor })
const options = { db, now: ctx.now, later: () => () => {}, log: createLog('silent') }
const reader = (number: number): Pick<Context, 'actor' | 'client'> => ({
  actor: { kind: 'guest' },
  client: { ...somebody, address: `192.0.2.${number}` },
})
const asked = (text: string, found = 3, isCorrected = false) => ({ text, found, isCorrected })
const stored = () => db.selectFrom('search_counts').selectAll().orderBy('text').execute()

describe('what people search for', () => {
  it('is written down once five different people have asked for it, with all that was counted until then', async () => {
    const counter = await openSearchCounter(options)
    for (const number of [1, 2, 3, 4, 4, 4]) counter.note(reader(number), asked(' Pflege  Köln '))
    for (const number of [1, 2, 3, 4, 5]) counter.note(reader(number), asked('hebame', 2, true))
    for (const number of [1, 2, 3, 4, 5]) counter.note(reader(number), asked('astronaut', 0, true))
    await counter.close()
    expect(await stored()).toMatchObject([
      { text: 'astronaut', searches: 5, empty: 5, corrected: 0 },
      { text: 'hebame', searches: 5, empty: 0, corrected: 5 },
    ])
    const again = await openSearchCounter(options)
    // Written down in the week before: one is enough now.
    again.note(reader(9), asked('Hebame'))
    again.note(reader(5), asked('pflege köln'))
    await again.close()
    expect((await stored()).map(({ text, searches }) => [text, searches])).toEqual([
      ['astronaut', 5],
      ['hebame', 6],
    ])
  })

  it('never reaches the database when it looks like an address or a number, or comes from a program or an employer', async () => {
    const before = await stored()
    const counter = await openSearchCounter(options)
    const robot = { ...somebody, userAgent: 'Googlebot/2.1' }
    const employer: Context['actor'] = { ...actor, kind: 'user', role: 'employer' } as never
    for (let number = 1; number < 9; number++) {
      counter.note(reader(number), asked('jana@weber.example'))
      counter.note(reader(number), asked('0221 123456'))
      counter.note(reader(number), asked('x'.repeat(90)))
      counter.note({ ...reader(number), client: { ...robot, address: `192.0.2.${number}` } }, asked('robot'))
      counter.note({ ...reader(number), actor: employer }, asked('employer'))
    }
    await counter.close()
    expect(await stored()).toEqual(before)
  })
})

describe('the statistics of the board', () => {
  it('show figures of the period beside those of the period before, every day of it, and few people as few', async () => {
    const views = openViewCounter(options)
    for (const number of [1, 1, 2, 3]) views.visit(reader(number))
    await views.close()
    await db
      .insertInto('page_views')
      .values([
        { day: '2026-11-21', page: 'home', locale: 'de', views: 7 },
        { day: '2026-11-15', page: 'home', locale: 'en', views: 2 },
        { day: '2026-11-14', page: 'home', locale: 'de', views: 3 },
        { day: '2026-11-07', page: 'home', locale: 'de', views: 50 },
      ])
      .execute()
    const found = await readBoardStatistics(ctx, { days: 7 })
    const figure = (name: string) => found.figures.find(each => each.name === name)
    expect(found.period).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      beforeFrom: '2026-11-08',
      beforeTo: '2026-11-14',
    })
    expect(figure('page-views')).toEqual({ name: 'page-views', now: 9, before: 3 })
    expect(figure('visitors')).toEqual({ name: 'visitors', now: null, before: 0 })
    expect(figure('empty-searches')).toMatchObject({ now: 5 })
    expect(found.pages).toEqual([{ page: 'home', now: 9, before: 3 }])
    expect(found.charts.map(({ days }) => days.length)).toEqual([7, 7, 7, 7])
    expect(found.searches.find(({ by }) => by === 'empty')?.texts.map(each => each.text)).toEqual([
      'astronaut',
    ])
  })

  it('tell a spreadsheet no more than the page', async () => {
    const csv = await text(await exportBoardStatistics(ctx, { days: 7 }))
    expect(csv).toContain('figure;visitors;<5;0')
    expect(csv).toContain('searches by empty;astronaut;5')
  })
})
