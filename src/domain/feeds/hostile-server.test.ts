import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ads, feedOf } from '../../../tests/feeds/feed-trial.ts'
import { answering, feedServer, loopbackFetcher } from '../../../tests/support/feed-server.ts'
import { openFetcher } from '../../platform/network/fetcher.ts'
import type { FeedReason } from './feed-reason.values.ts'
import { reasonOf } from './feed-unobtainable.ts'
import { type FeedFetcher, fetchFeed } from './steps/fetch-feed.ts'

const server = await feedServer()
const inside = await feedServer()
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
const path = join(folder, 'document')
afterAll(() => rm(folder, { recursive: true, force: true }))
const document = feedOf(ads('A', 'B'))

/** The result of fetching from the hostile server: the document, or the code of the refusal. A defect fails the test. */
async function fetched(
  answer: RequestListener,
  { fetcher = loopbackFetcher, url = server.url, times = { wholeMs: 5_000, idleMs: 2_000 } } = {},
): Promise<string | FeedReason['code']> {
  server.answer = answer
  const wanted = { url, etag: null, lastModified: null, userAgent: 'Test' }
  try {
    const { kind } = await fetchFeed(fetcher as FeedFetcher, wanted, path, times)
    return kind === 'same' ? 'same' : await readFile(path, 'utf8')
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return reason.code
  }
}

/** Responses that no HTTP library would produce. */
const saying =
  (text: string): RequestListener =>
  (request, response) => {
    request.socket.end(text)
    response.destroy()
  }

describe('a server that is slow', () => {
  const times = { wholeMs: 400, idleMs: 100 }
  const tooSlow = 'timeout'

  it('to begin, or stops in the middle, is left after a while without a word', async () => {
    expect(await fetched(() => {}, { times: { wholeMs: 60_000, idleMs: 50 } })).toBe(tooSlow)
    const stalling: RequestListener = (_request, response) => {
      response.writeHead(200)
      response.write(document.slice(0, 100))
    }
    expect(await fetched(stalling, { times: { wholeMs: 60_000, idleMs: 50 } })).toBe(tooSlow)
  })

  it('and drips for ever is left when the whole time is over', async () => {
    let isClosed = false
    const dripping: RequestListener = (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => {
        clearInterval(drip)
        isClosed = true
      })
    }
    expect(await fetched(dripping, { times })).toBe(tooSlow)
    await expect.poll(() => isClosed).toBe(true)
  })

  it('and leads on for ever has the whole time once, and not once for each address', async () => {
    const leading: RequestListener = (_request, response) =>
      setTimeout(() => response.writeHead(302, { location: '/on' }).end(), 150)
    expect(await fetched(leading, { times })).toBe(tooSlow)
  })
})

describe('a server that sends too much', () => {
  it('or packs a bomb is left in the middle, and the connection is closed', async () => {
    const zeros = Buffer.alloc(60_000_000)
    const bombs: [Uint8Array, string][] = [
      [gzipSync(zeros), 'gzip'],
      [brotliCompressSync(zeros), 'br'],
      [gzipSync(zeros), 'x-gzip'],
    ]
    for (const [bomb, encoding] of bombs)
      expect(await fetched(answering(bomb, { 'content-encoding': encoding }))).toBe('compression-bomb')
  })

  it('packed twice is not unpacked twice', async () => {
    const twice = gzipSync(gzipSync(document))
    expect(await fetched(answering(twice, { 'content-encoding': 'gzip, gzip' }))).toBe('unknown-compression')
  })

  it('has its packed answer read when it packs honestly', async () => {
    expect(await fetched(answering(gzipSync(document), { 'content-encoding': 'gzip' }))).toBe(document)
    expect(await fetched(answering(brotliCompressSync(document), { 'content-encoding': 'BR' }))).toBe(
      document,
    )
  })
})

describe('a server that lies about the length', () => {
  it.each([
    ['longer than what comes', '9000', 'broken'],
    ['longer than what comes, packed', '9000', 'broken', 'gzip'],
  ])('%s is refused', async (_name, length, code, encoding?: string) => {
    const body = encoding === 'gzip' ? gzipSync(document) : Buffer.from(document)
    const headers = ['HTTP/1.1 200 OK', `content-length: ${length}`]
    if (encoding) headers.push(`content-encoding: ${encoding}`)
    const answer: RequestListener = (request, response) => {
      request.socket.write(`${headers.join('\r\n')}\r\n\r\n`)
      request.socket.end(body)
      response.destroy()
    }
    expect(await fetched(answer)).toBe(code)
  })

  it('and sends more than it said is read no further than it said, and what is cut off is refused when packed', async () => {
    const short = saying(`HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n${document}`)
    expect(document).not.toBe(await fetched(short))
    const packed = gzipSync(document)
    const answer: RequestListener = (request, response) => {
      request.socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 40\r\n\r\n')
      request.socket.end(packed)
      response.destroy()
    }
    expect(await fetched(answer)).toMatch(/^(broken-compression|broken)$/)
  })

  it('twice, or speaks no HTTP at all, is refused', async () => {
    const twice = saying('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab')
    expect(await fetched(twice)).toBe('broken')
    expect(await fetched(saying('SSH-2.0-OpenSSH_9.7\r\n'))).toBe('broken')
  })
})

describe('a server that leads inside', () => {
  const to =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end()
  const { host } = new URL(server.url)
  /** The operator has allowed only the first server. */
  const strict = openFetcher({ privateHosts: [host] })

  it.each([
    ['to another port of this machine', inside.url, 'not-https'],
    ['there by https', inside.url.replace('http:', 'https:'), 'private'],
    ['to the metadata of a cloud', 'http://169.254.169.254/latest', 'not-https'],
    ['to the metadata of a cloud by https', 'https://169.254.169.254/latest', 'private'],
    ['to a number', 'https://2130706433/', 'private'],
    ['to an octal number', 'https://0177.0.0.1/', 'private'],
    ['to IPv4 in the clothes of IPv6', 'https://[::ffff:127.0.0.1]/', 'private'],
    ['to a file', 'file:///etc/passwd', 'no-address'],
    ['to another way of speaking', 'gopher://127.0.0.1:70/', 'no-address'],
    ['with a password', 'https://a:b@klinik.example/', 'credentials'],
    ['without http', 'http://klinik.example/feed.xml', 'not-https'],
  ])('%s is not followed', async (_name, location, code) => {
    expect(await fetched(to(location), { fetcher: strict })).toBe(code)
    expect(inside.asked).toHaveLength(0)
  })

  it('by a name that leads there is not asked; whatever the name says later, it was looked up once', async () => {
    const names: string[] = []
    const rebinding = openFetcher({
      privateHosts: [host],
      resolve: async name => {
        names.push(name)
        const address = names.length === 1 ? '127.0.0.1' : '93.184.215.14'
        return [{ address, family: 4 }]
      },
    })
    const url = `https://rebind.example:${new URL(inside.url).port}/`
    expect(await fetched(to(url), { fetcher: rebinding })).toBe('unknown-host')
    expect(names).toEqual(['rebind.example'])
    expect(inside.asked).toHaveLength(0)
  })

  it('in a circle, or to nowhere, is left', async () => {
    expect(await fetched(to('/feed.xml'))).toBe('too-many-redirects')
    expect(await fetched((_request, response) => response.writeHead(302).end())).toBe(
      'redirect-without-target',
    )
    expect(await fetched(to('http://['))).toBe('redirect-without-target')
  })

  it('sends the marks of the first address to no other', async () => {
    server.asked.length = 0
    server.answer = (request, response) => {
      if (request.url === '/feed.xml') response.writeHead(302, { location: '/other.xml' }).end()
      else response.end(document)
    }
    const wanted = { url: server.url, etag: '"v1"', lastModified: 'yesterday', userAgent: 'Test' }
    await fetchFeed(loopbackFetcher, wanted, path)
    expect(server.asked.map(({ headers }) => headers['if-none-match'])).toEqual(['"v1"', undefined])
    expect(server.asked.map(({ headers }) => headers['if-modified-since'])).toEqual(['yesterday', undefined])
  })
})

it('the servers of these tests can be reached by others, so that what is not asked could have been', async () => {
  const { port } = new URL(inside.url)
  await new Promise<void>((done, failed) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.end()
      done()
    })
    socket.on('error', failed)
  })
})
