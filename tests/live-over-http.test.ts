import { describe, expect, it } from 'vitest'
import { tellLive } from '../src/domain/live/steps/tell-live.ts'
import { testContext } from './support/context.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { seeker, owner, admin } = await signInEveryone(site)

const tellSeeker = () =>
  tellLive(testContext(site.db, { now: new Date() }), {
    topics: [`user:${seeker.userId}`],
    kind: 'message',
    details: { applicationId: 'a' },
  })

/** Reads a stream until its text matches or it ends, then closes it. @returns the text so far */
async function readUntil(answer: Response, wanted: RegExp): Promise<string> {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && !wanted.test(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value)
  }
  await reader?.cancel()
  return text
}

describe('news over HTTP', () => {
  it('are for whoever is signed in, in either realm, and kept by nobody on the way', async () => {
    expect((await site.send('/live')).status).toBe(401)
    expect((await site.send('/live?after=')).status).toBe(401)
    const forAdmin = await site.send('/live', { headers: { cookie: admin.cookie } })
    expect(forAdmin.status).toBe(200)
    await forAdmin.body?.cancel()
    const answer = await site.send('/live', { headers: { cookie: seeker.cookie, 'accept-encoding': 'gzip' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toContain('no-store')
    await answer.body?.cancel()
  })

  it('come by the stream, which goes on where it broke off, and by asking', async () => {
    const headers = { cookie: seeker.cookie }
    const opened = await readUntil(await site.send('/live', { headers }), /event: ready/)
    const place = /id: (\S+)/.exec(opened)?.[1] ?? ''
    await tellSeeker()
    const again = await site.send('/live', { headers: { ...headers, 'last-event-id': place } })
    const answer = await readUntil(again, /event: news/)
    expect(answer.match(/event: news/g)).toHaveLength(1)
    const asked = await (await site.send(`/live?after=${place}`, { headers })).json()
    expect(asked).toMatchObject({ events: [{ kind: 'message', details: { applicationId: 'a' } }] })
    const others = await site.send(`/live?after=${place}`, { headers: { cookie: owner.cookie } })
    expect(await others.json()).toMatchObject({ events: [] })
  })

  it('are refused to a sixth stream of the same person', async () => {
    const open = () => site.send('/live', { headers: { cookie: owner.cookie } })
    const streams = await Promise.all(Array.from({ length: 5 }, open))
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await open()).status).toBe(429)
    await Promise.all(streams.map(({ body }) => body?.cancel()))
    await expect
      .poll(async () => {
        const answer = await open()
        await answer.body?.cancel()
        return answer.status
      })
      .toBe(200)
  })
})
