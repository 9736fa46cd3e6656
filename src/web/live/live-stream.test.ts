import { beforeAll, describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { UserActor } from '../../domain/caller/actor.ts'
import type { Live, LiveListener } from '../../domain/live/open-live.ts'
import { tellLive } from '../../domain/live/steps/tell-live.ts'
import { liveStream } from './live-stream.ts'

let db: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  db = await testDatabase()
})

/** One open page with a clock that only moves when told. */
async function openPage(afterId: string | null = null) {
  const { userId } = await makePerson(db)
  const { headers } = await accountContext(db).realms.site.api.openSession({
    body: { userId, assuranceLevel: 'aal1' },
    returnHeaders: true,
  })
  expect(headers.getSetCookie()).not.toEqual([])
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const actor: UserActor = {
    kind: 'user',
    userId,
    sessionId: session.id,
    role: 'job_seeker',
    isJobSeeker: true,
    memberships: [],
    assurance: 'aal1',
  }
  let listener: LiveListener | null = null
  const live: Live = {
    listen: each => {
      listener = each
      return () => {
        listener = null
      }
    },
    close: async () => {},
  }
  const timers: { work: () => void; delayMs: number }[] = []
  const stream = liveStream({
    ctx: testContext(db, { actor, now: new Date() }),
    live,
    afterId,
    later: (work, delayMs) => {
      const timer = { work, delayMs }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  const reader = stream?.getReader()
  const decoder = new TextDecoder()
  const next = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    return done ? null : decoder.decode(value)
  }
  const tell = () =>
    tellLive(testContext(db, { now: new Date() }), {
      topics: [`user:${userId}`],
      kind: 'message',
      details: { applicationId: 'a' },
    })
  return { userId, next, tell, timers, reader, listener: () => listener }
}

type Page = Awaited<ReturnType<typeof openPage>>

/** The page's next chunk, while `then` happens. */
async function meanwhile(page: Page, then: () => unknown) {
  const answer = page.next()
  await expect.poll(() => page.timers.length).toBe(1)
  await then()
  return answer
}

describe('the stream of live events', () => {
  it('begins with its place, says that it lives every 30 seconds and tells news at once', async () => {
    const page = await openPage()
    expect(await page.next()).toBe('retry: 3000\n\n')
    expect(await page.next()).toMatch(/^id: \d+-0\nevent: ready\ndata: \{\}\n\n$/)
    const silence = await meanwhile(page, () => {
      expect(page.timers[0]?.delayMs).toBe(30_000)
      page.timers.shift()?.work()
    })
    expect(silence).toBe(': still here\n\n')
    const answer = await meanwhile(page, async () => {
      await page.tell()
      page.listener()?.wake()
    })
    expect(answer).toMatch(
      /^id: \d+-\d+\S*\nevent: news\ndata: \{"kind":"message","details":\{"applicationId":"a"\}\}\n\n$/,
    )
    await page.reader?.cancel()
    expect(page.listener()).toBeNull()
    expect(page.timers).toEqual([])
  })

  it('ends when the session has ended', async () => {
    const page = await openPage()
    await page.next()
    await page.next()
    const end = await meanwhile(page, async () => {
      await db.deleteFrom('sessions').where('user_id', '=', page.userId).execute()
      await page.tell()
      page.listener()?.wake()
    })
    expect(end).toBeNull()
    expect(page.listener()).toBeNull()
  })

  it('ends when a second factor has come that this session has not seen', async () => {
    const page = await openPage()
    await page.next()
    await page.next()
    const end = await meanwhile(page, async () => {
      const factor = { factor_type: 'totp', friendly_name: 'App', status: 'verified', secret: 'x' }
      await db
        .insertInto('factors')
        .values({ user_id: page.userId, ...factor })
        .execute()
      await page.tell()
      page.listener()?.wake()
    })
    expect(end).toBeNull()
  })

  it('ends at once when the process does', async () => {
    const page = await openPage()
    await page.next()
    await page.next()
    expect(await meanwhile(page, () => page.listener()?.end())).toBeNull()
  })
})
