import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { limits } from '../../../config/limits.ts'
import { FeedRefused } from '../../../feed-format/reading/feed-refused.ts'
import type { Fetcher } from '../../../platform/network/fetcher.ts'

/** What fetches addresses that strangers chose. */
export type FeedFetcher = Pick<Fetcher, 'fetch'>

export type FetchedFeed =
  | { kind: 'same' }
  | { kind: 'document'; etag: string | null; lastModified: string | null; bytes: number }

type Wanted = { url: string; etag: string | null; lastModified: string | null; userAgent: string }

/** How long a feed may take: in all, and without anything coming, before the answer and within it. */
export type FetchTimes = { wholeMs: number; idleMs: number }

const usualTimes: FetchTimes = { wholeMs: limits.feedRunMs, idleMs: limits.feedIdleMs }

/**
 * Fetches a feed into the file at `path`, unpacked as the server says, unless it is the same as before. Redirects are followed up
 * to five times, each asked for anew, so that every one of them is checked like the first.
 * @throws {FeedRefused} in words for everything that is no such document: errors, too slow, too large, packed to explode
 */
export async function fetchFeed(
  fetcher: FeedFetcher,
  wanted: Wanted,
  path: string,
  { wholeMs, idleMs }: FetchTimes = usualTimes,
): Promise<FetchedFeed> {
  const deadline = performance.now() + wholeMs
  let { url } = wanted
  for (let hop = 0; hop <= limits.feedRedirects; hop++) {
    const answer = await ask(fetcher, url, wanted, { deadline, idleMs })
    if ([301, 302, 303, 307, 308].includes(answer.status)) {
      await leave(answer.body)
      const target = headerOf(answer.headers, 'location')
      const next = target === null ? null : URL.parse(target, url)
      if (next === null) throw new FeedRefused('The address leads on to another one that it does not name')
      url = next.href
      continue
    }
    if (answer.status === 304) {
      await leave(answer.body)
      return { kind: 'same' }
    }
    if (answer.status !== 200) {
      await leave(answer.body)
      throw new FeedRefused(`The address answers with status ${answer.status}`)
    }
    const bytes = await store(answer, path)
    return {
      kind: 'document',
      etag: headerOf(answer.headers, 'etag'),
      lastModified: headerOf(answer.headers, 'last-modified'),
      bytes,
    }
  }
  throw new FeedRefused(`The address leads on more than ${limits.feedRedirects} times`)
}

type Answer = Awaited<ReturnType<FeedFetcher['fetch']>>

async function ask(
  fetcher: FeedFetcher,
  url: string,
  wanted: Wanted,
  { deadline, idleMs }: { deadline: number; idleMs: number },
): Promise<Answer> {
  const timeoutMs = Math.max(1, Math.round(deadline - performance.now()))
  const headers: Record<string, string> = {
    'user-agent': wanted.userAgent,
    accept: 'application/xml, application/json, text/csv, text/xml, application/rss+xml, */*;q=0.5',
    'accept-encoding': 'gzip, br, deflate',
    // What was kept under one address says nothing about another.
    ...(url === wanted.url && wanted.etag !== null ? { 'if-none-match': wanted.etag } : {}),
    ...(url === wanted.url && wanted.lastModified !== null
      ? { 'if-modified-since': wanted.lastModified }
      : {}),
  }
  try {
    return await fetcher.fetch({ url, headers, timeoutMs, idleMs })
  } catch (error) {
    throw asRefusal(error)
  }
}

async function store({ headers, body }: Answer, path: string): Promise<number> {
  let rawBytes = 0
  const raw = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      rawBytes += chunk.length
      done(rawBytes > limits.feedBytes ? tooLarge() : null, chunk)
    },
  })
  let bytes = 0
  const packed = (headerOf(headers, 'content-encoding') ?? '').trim().toLowerCase()
  const unpack = unpackers[packed]
  const counted = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      const isBomb = unpack !== undefined && bytes > 1_000_000 && bytes > rawBytes * limits.feedGzipRatio
      done(
        bytes > limits.feedBytes
          ? tooLarge()
          : isBomb
            ? new FeedRefused(`The answer unpacks to more than ${limits.feedGzipRatio} times its size`)
            : null,
        chunk,
      )
    },
  })
  if (packed !== '' && packed !== 'identity' && unpack === undefined)
    throw new FeedRefused('The answer is packed in a way that nobody asked for')
  const file = createWriteStream(path)
  try {
    if (unpack === undefined) await pipeline(Readable.from(body), raw, counted, file)
    else await pipeline(Readable.from(body), raw, unpack(), counted, file)
  } catch (error) {
    throw asRefusal(error)
  }
  return bytes
}

const unpackers: Record<string, (() => NodeJS.ReadWriteStream) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

function tooLarge(): FeedRefused {
  return new FeedRefused(`The feed is larger than ${Math.floor(limits.feedBytes / 1024 / 1024)} MB`)
}

/** The guarded fetcher says with `reason` why it did not ask or got no answer. */
const reasons: Record<string, string> = {
  'no-address': 'The address is none',
  'not-https': 'The address has no https',
  credentials: 'The address holds a name or a password',
  port: 'The address names a port that is not asked',
  private: 'The address leads to a network that is not public',
  'unknown-host': 'Nobody knows the host of the address on the public internet',
  unreachable: 'The host of the address can not be reached',
  certificate: 'The certificate of the host is not valid',
  timeout: 'The address took longer than it may',
  broken: 'The answer broke off',
}

/** Whether a refusal tells of a host that is down, overloaded or wrongly set up, and not of the document alone. */
export function isHostFailure(message: string): boolean {
  return (
    /^The address answers with status (?:429|5\d\d)$/.test(message) ||
    hostReasons.some(reason => reasons[reason] === message)
  )
}

const hostReasons = ['unknown-host', 'unreachable', 'certificate', 'timeout', 'broken']

function asRefusal(error: unknown): unknown {
  if (error instanceof FeedRefused) return error
  if (typeof error !== 'object' || error === null) return error
  const reason = 'reason' in error ? reasons[String(error.reason)] : undefined
  if (reason !== undefined) return new FeedRefused(reason, null)
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:Z_|ERR__?(?:ZLIB|BROTLI)|ERR_STREAM_PREMATURE)/.test(code))
    return new FeedRefused('The answer is packed and broken, or was cut off')
  return error
}

function headerOf(headers: Answer['headers'], name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** The rest of a body that nobody reads. */
async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body) return
}
