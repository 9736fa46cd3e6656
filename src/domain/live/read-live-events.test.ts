import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabaseUrl } from '../../../tests/support/database.ts'
import { connect, type Database } from '../../db/client.ts'
import { createLog } from '../../platform/process/log.ts'
import { guest, type UserActor } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { openLive } from './open-live.ts'
import { pruneLiveEvents } from './prune-live-events.ts'
import { readLiveEvents } from './read-live-events.ts'
import { type LiveTopic, tellLive } from './steps/tell-live.ts'

let url: string
let db: Database
let jana: UserActor
let olga: UserActor
const employerId = 4711

beforeAll(async () => {
  url = await testDatabaseUrl()
  db = connect(url, 8)
  jana = await makePerson(db)
  const owner = await makePerson(db, { role: 'employer' })
  olga = { ...owner, memberships: [{ employerId, role: 'owner' }] }
})
afterAll(() => db.destroy())

const system = () => testContext(db)
const as = (actor: UserActor) => testContext(db, { actor })
const tell = (ctx: Context, mark: number, topics: LiveTopic[] = [`user:${jana.userId}`]) =>
  tellLive(ctx, { topics, kind: 'application', details: { mark } })

/** Reads until there is nothing more. @returns the events and the last position */
async function readAll(ctx: Context, from: string | null, limit = 50) {
  const marks: unknown[] = []
  let lastId = from
  for (;;) {
    const answer = await readLiveEvents(ctx, { afterId: lastId, limit })
    marks.push(...answer.events.map(event => event.details.mark))
    lastId = answer.lastId
    if (!answer.hasMore) return { marks, lastId }
  }
}

/** An uncommitted change, until `commit` is called. */
async function openChange(mark: number) {
  let commit = () => {}
  const gate = new Promise<void>(resolve => {
    commit = resolve
  })
  let told = () => {}
  const isTold = new Promise<void>(resolve => {
    told = resolve
  })
  const done = inTransaction(system(), async inside => {
    await tell(inside, mark)
    told()
    await gate
  })
  await isTold
  return {
    commit: async () => {
      commit()
      await done
    },
  }
}

describe('live events', () => {
  it('reach the person and the people of the employer they are about, and nobody else', async () => {
    const stranger = await makePerson(db)
    const other = { ...(await makePerson(db, { role: 'employer' })), memberships: [] }
    const starts = await Promise.all([jana, olga, stranger, other].map(one => readAll(as(one), null)))
    await tell(system(), 1, [`user:${jana.userId}`, `employer:${employerId}`])
    const heard = await Promise.all(
      [jana, olga, stranger, other].map((one, index) => readAll(as(one), starts[index]?.lastId ?? null)),
    )
    expect(heard.map(({ marks }) => marks)).toEqual([[1], [1], [], []])
  })

  it('are for nobody who is not signed in or still owes the second factor', async () => {
    const challenged = { kind: 'challenged', userId: jana.userId, sessionId: jana.sessionId } as const
    for (const actor of [guest, challenged]) {
      const ctx = testContext(db, { actor })
      await expect(readLiveEvents(ctx, { afterId: null, limit: 10 })).rejects.toMatchObject({
        kind: 'sign-in-required',
      })
    }
  })

  it('come once each and in whole, however small the portions are', async () => {
    const { lastId } = await readAll(as(jana), null)
    for (let mark = 10; mark < 20; mark++) await tell(system(), mark)
    const all = await readAll(as(jana), lastId, 3)
    expect(all.marks).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect((await readAll(as(jana), all.lastId)).marks).toEqual([])
  })

  it('that are committed late are neither lost nor wait for each other', async () => {
    const { lastId } = await readAll(as(jana), null)
    const late = await openChange(30)
    await tell(system(), 31)
    const before = await readAll(as(jana), lastId)
    expect(before.marks).toEqual([31])
    expect((await readAll(as(jana), before.lastId)).marks).toEqual([])
    await tell(system(), 32)
    await late.commit()
    const after = await readAll(as(jana), before.lastId)
    expect(after.marks.toSorted()).toEqual([30, 32])
    expect((await readAll(as(jana), after.lastId)).marks).toEqual([])
  })

  it('go on after any single one of them, with nothing lost or doubled', async () => {
    const { lastId } = await readAll(as(jana), null)
    const late = await openChange(40)
    for (const mark of [41, 42, 43]) await tell(system(), mark)
    const { events } = await readLiveEvents(as(jana), { afterId: lastId, limit: 50 })
    await late.commit()
    for (const [index, event] of events.entries()) {
      const rest = await readAll(as(jana), event.id)
      expect(rest.marks.toSorted()).toEqual([40, ...[41, 42, 43].slice(index + 1)])
    }
  })

  it('that were rolled back are not told', async () => {
    const { lastId } = await readAll(as(jana), null)
    await inTransaction(system(), async inside => {
      await tell(inside, 50)
      throw new Error('changed my mind')
    }).catch(() => {})
    expect((await readAll(as(jana), lastId)).marks).toEqual([])
  })

  it('are heard by a page that was opened a moment ago, and a made-up id counts as such', async () => {
    const kim = await makePerson(db)
    const at = new Date('2026-11-21T07:59:50Z')
    await tell(testContext(db, { now: at }), 60, [`user:${kim.userId}`])
    for (const from of [null, 'x', '1-2-3-4', "1-1' or true"])
      expect((await readAll(as(kim), from)).marks).toEqual([60])
  })

  it('are kept for a day', async () => {
    const { lastId } = await readAll(as(jana), null)
    await tell(testContext(db, { now: new Date('2026-11-20T07:00:00Z') }), 70)
    await tell(system(), 71)
    await pruneLiveEvents(system())
    expect((await readAll(as(jana), lastId)).marks).toEqual([71])
  })
})

describe('two processes on one database', () => {
  it('both wake the pages of whom the events are about, and only those', async () => {
    const log = createLog('silent')
    const processes = [openLive({ databaseUrl: url, log }), openLive({ databaseUrl: url, log })]
    const heard: string[] = []
    const waiting: Promise<void>[] = []
    for (const [index, live] of processes.entries()) {
      waiting.push(
        new Promise(resolve => {
          live.listen({
            userId: jana.userId,
            topics: [`user:${jana.userId}`],
            // the first one says that the process listens
            wake: () => {
              heard.push(`jana ${index}`)
              resolve()
            },
            end: () => heard.push(`end ${index}`),
          })
        }),
      )
      live.listen({
        userId: olga.userId,
        topics: [`employer:${employerId}`],
        wake: () => heard.push(`olga ${index}`),
        end: () => {},
      })
    }
    await Promise.all(waiting)
    heard.length = 0
    await tell(system(), 80)
    await expect.poll(() => heard.toSorted()).toEqual(['jana 0', 'jana 1'])
    await Promise.all(processes.map(live => live.close()))
    expect(heard.toSorted()).toEqual(['end 0', 'end 1', 'jana 0', 'jana 1'])
  })

  it('wake everybody when the connection that listens was lost and stands again', async () => {
    const live = openLive({ databaseUrl: url, log: createLog('silent') })
    let count = 0
    live.listen({ userId: jana.userId, topics: [], wake: () => count++, end: () => {} })
    await expect.poll(() => count).toBe(1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen live_event'`.execute(db)
    await expect.poll(() => count, { timeout: 15_000 }).toBe(2)
    await live.close()
  }, 20_000)

  it('hold at most five streams of a person open', async () => {
    const live = openLive({ databaseUrl: url, log: createLog('silent') })
    const open = () => live.listen({ userId: jana.userId, topics: [], wake: () => {}, end: () => {} })
    const stops = Array.from({ length: 5 }, open)
    expect(open()).toBeNull()
    stops[0]?.()
    expect(open()).not.toBeNull()
    await live.close()
    expect(open()).toBeNull()
  })
})
