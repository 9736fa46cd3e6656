import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { limits } from '../../../config/limits.ts'
import { FetchError, type Fetcher } from '../../../platform/network/fetcher.ts'
import type { FeedReason, FeedReasonCode } from '../feed-reason.values.ts'
import { FeedUnobtainable } from '../feed-unobtainable.ts'

/** Fetches untrusted URLs. */
export type FeedFetcher = Pick<Fetcher, 'fetch'>

export type FetchedFeed =
  | { kind: 'same' }
  | { kind: 'document'; etag: string | null; lastModified: string | null; bytes: number }

type Wanted = { url: string; etag: string | null; lastModified: string | null; userAgent: string }

/** Timeouts: for the whole request, and for inactivity before and during the response. */
export type FetchTimes = { wholeMs: number; idleMs: number }

const usualTimes: FetchTimes = { wholeMs: limits.feedRunMs, idleMs: limits.feedIdleMs }

/**
 * Fetches a feed into the file at `path`, decoding the content encoding, unless it is unmodified. Follows up to five redirects as new
 * requests, so that each target is checked like the first.
 * @throws {FeedUnobtainable} for everything else: error responses, too slow, too large, decompression bombs
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
      if (next === null) throw new FeedUnobtainable({ code: 'redirect-without-target', params: {} })
      url = next.href
      continue
    }
    if (answer.status === 304) {
      await leave(answer.body)
      return { kind: 'same' }
    }
    if (answer.status !== 200) {
      await leave(answer.body)
      throw new FeedUnobtainable({ code: 'status', params: { status: answer.status } })
    }
    const bytes = await store(answer, path)
    return {
      kind: 'document',
      etag: headerOf(answer.headers, 'etag'),
      lastModified: headerOf(answer.headers, 'last-modified'),
      bytes,
    }
  }
  throw new FeedUnobtainable({ code: 'too-many-redirects', params: { max: limits.feedRedirects } })
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
    // Validators of one URL mean nothing for another.
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
            ? new FeedUnobtainable({ code: 'compression-bomb', params: { ratio: limits.feedGzipRatio } })
            : null,
        chunk,
      )
    },
  })
  if (packed !== '' && packed !== 'identity' && unpack === undefined)
    throw new FeedUnobtainable({ code: 'unknown-compression', params: { name: packed } })
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

function tooLarge(): FeedUnobtainable {
  return new FeedUnobtainable({ code: 'too-large', params: { of: 'bytes', max: limits.feedBytes } })
}

/** Whether the failure means that the host is down, overloaded or misconfigured, rather than just this document. */
export function isHostFailure({ code, params }: FeedReason): boolean {
  if (code === 'status') return params.status === 429 || (params.status >= 500 && params.status < 600)
  return hostFailures.has(code)
}

const hostFailures = new Set<FeedReasonCode>([
  'unknown-host',
  'unreachable',
  'certificate',
  'timeout',
  'broken',
])

function asRefusal(error: unknown): unknown {
  if (error instanceof FetchError) return new FeedUnobtainable({ code: error.reason, params: {} })
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (/^(?:Z_|ERR__?(?:ZLIB|BROTLI)|ERR_STREAM_PREMATURE)/.test(code))
    return new FeedUnobtainable({ code: 'broken-compression', params: {} })
  return error
}

function headerOf(headers: Answer['headers'], name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** Returning from the loop cancels the rest of the body, which nobody reads. */
async function leave(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body) return
}
