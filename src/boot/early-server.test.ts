import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type Env, loadEnv } from '../config/env.ts'
import { limits } from '../config/limits.ts'
import { openEarlyServer } from './early-server.ts'

const env = loadEnv({ PORT: '0' })
/** Its connections are accepted first, and then handed to whoever answers. */
const shared = loadEnv({ PORT: '0', WEB_PROCESSES: '2' })
const never = 60_000
const short = 100

type Times = Parameters<typeof openEarlyServer>[1]
type Hung = { on: Env; body?: () => Response }

/** Sends `words` over a raw connection, then nothing more; resolves with what was received before the server hung up. */
async function hungUpOn(words: string, times: Times, { on, body = () => new Response('ok') }: Hung) {
  const opened = await openEarlyServer(on, times)
  opened.serve(async request => {
    await request.text()
    return body()
  })
  const { hostname, port } = new URL(opened.address)
  const socket = connect(Number(port), hostname, () => socket.write(words))
  let answer = ''
  socket.on('data', data => {
    answer += data.toString()
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  await opened.close(0)
  return answer
}

describe.each([
  ['of one process', env],
  ['that several processes share', shared],
])('a connection on which nothing comes, on a port %s', (_of, on) => {
  it.each([
    ['not even a first byte', ''],
    ['half of the head of a request', 'GET / HTTP/1.1\r\nhost: '],
  ])('is hung up on: %s', async (_what, words) => {
    const times = { headersMs: short, requestMs: never, idleMs: never, silenceMs: never }
    expect(await hungUpOn(words, times, { on })).toMatch(/^HTTP\/1\.1 408/)
  })

  it('is hung up on in the middle of what it sends, and in the middle of what it is sent', async () => {
    const begun = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\na'
    const late = { headersMs: short, requestMs: short, idleMs: never, silenceMs: never }
    expect(await hungUpOn(begun, late, { on })).toMatch(/^HTTP\/1\.1 408/)
    const silent = { headersMs: never, requestMs: never, idleMs: never, silenceMs: short }
    expect(await hungUpOn(begun, silent, { on })).toBe('')
    const endless = () =>
      new Response(new ReadableStream({ start: stream => stream.enqueue(Buffer.from('a')) }))
    const whole = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
    expect(await hungUpOn(whole, silent, { on, body: endless })).toContain('a')
  })

  it('is hung up on after an answer when no further request comes, nor half of one', async () => {
    const whole = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
    const idle = { headersMs: never, requestMs: never, idleMs: short, silenceMs: never }
    expect(await hungUpOn(whole, idle, { on })).toMatch(/^HTTP\/1\.1 200/)
    const late = { headersMs: short, requestMs: never, idleMs: never, silenceMs: never }
    expect(await hungUpOn(`${whole}GET / HT`, late, { on })).toMatch(/^HTTP\/1\.1 200.*HTTP\/1\.1 408/s)
  })

  it('is hung up on however many there are of every kind at once, and others are answered meanwhile', async () => {
    const { address, serve, close } = await openEarlyServer(on, {
      headersMs: 5 * short,
      requestMs: 10 * short,
      idleMs: short,
      silenceMs: 10 * short,
    })
    serve(async request => new Response(await request.text()))
    const { hostname, port } = new URL(address)
    const kinds = [
      '',
      'GET / HTTP/1.1\r\nhost: ',
      'GET / HTTP/1.1\r\nhost: a\r\n\r\n',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\na',
    ]
    const closed = Array.from({ length: 100 }, async (_, at) => {
      const socket = connect(Number(port), hostname, () => socket.write(kinds[at % kinds.length] ?? ''))
      socket.on('error', () => {}).resume()
      await once(socket, 'close')
    })
    expect((await fetch(address)).status).toBe(200)
    await Promise.all(closed)
    await close(0)
  })

  it('is given the time that an upload may take, and pages that listen the time between two signs of life', async () => {
    const { server, close } = await openEarlyServer(on)
    expect(server.requestTimeout).toBeGreaterThanOrEqual(limits.uploadTimeoutMs)
    expect(server.timeout).toBeGreaterThan(2 * 30_000)
    await close(0)
  })
})

describe('who comes while the site starts, or gets its database back', () => {
  const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

  it.each([
    ['while it starts', false],
    ['while it is held', true],
  ])('reads in both languages that it comes back, and it does so by itself: %s', async (_when, isHeld) => {
    const opened = await openEarlyServer(env)
    if (isHeld) opened.hold()
    const german = await fetch(`${opened.address}/jobs?q=Pflege`, { headers: browser })
    expect(german.status).toBe(503)
    expect(german.headers.get('retry-after')).toBe('5')
    expect(german.headers.get('cache-control')).toBe('no-store')
    expect(german.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    const page = await german.text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('<meta http-equiv="refresh" content="5">')
    expect(page).toMatch(/ist gleich wieder da[\s\S]+will be back in a moment/)
    const english = await (await fetch(`${opened.address}/en/jobs`, { headers: browser })).text()
    expect(english).toMatch(/<html lang="en">[\s\S]+will be back in a moment[\s\S]+ist gleich wieder da/)
    await opened.close(0)
  })

  it('is not made to send a form twice: what was sent is not asked for again by itself', async () => {
    const opened = await openEarlyServer(env)
    const sent = await fetch(`${opened.address}/newsletter`, {
      method: 'POST',
      body: 'a=b',
      headers: browser,
    })
    const page = await sent.text()
    expect(sent.status).toBe(503)
    expect(page).not.toContain('http-equiv="refresh"')
    expect(page).toContain('Was Sie gesendet haben, ist noch nicht angekommen.')
    await opened.close(0)
  })

  it('is answered in a line when it is no browser, and by the API as ever', async () => {
    const opened = await openEarlyServer(env)
    const line = await fetch(`${opened.address}/jobs.data`)
    expect([line.status, await line.text()]).toEqual([503, expect.stringMatching(/^[^<]+\n$/)])
    const problem = await fetch(`${opened.address}/api/v1/jobs`, { headers: browser })
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    await opened.close(0)
  })
})

describe('a port that several processes share', () => {
  it('answers a client that has ended its own side of the connection', async () => {
    const opened = await openEarlyServer(shared)
    opened.serve(() => new Response('all of it'))
    const { hostname, port } = new URL(opened.address)
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.end('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    let answer = ''
    for await (const data of socket) answer += String(data)
    expect(answer).toContain('all of it')
    await opened.close(0)
  })

  it('finishes what it has begun to answer when it closes, and nothing beside', async () => {
    const opened = await openEarlyServer(shared)
    const { promise, resolve } = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<void>()
    opened.serve(request => {
      if (request.url.endsWith('/other')) return new Response('other')
      asked.resolve()
      return promise
    })
    await (await fetch(`${opened.address}/other`)).text()
    const answer = fetch(opened.address)
    await asked.promise
    const closed = opened.close(5_000)
    await expect(fetch(`${opened.address}/other`, { headers: { connection: 'close' } })).rejects.toThrow()
    resolve(new Response('late'))
    expect(await (await answer).text()).toBe('late')
    await closed
  })
})
