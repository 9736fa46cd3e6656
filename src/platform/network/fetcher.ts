import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { limits } from '../../config/limits.ts'
import { addressProblem, type FetchProblem, isPublicAddress, literalAddress } from './fetch-guard.ts'

/** Fetches user-supplied URLs, and never anything in the operator's own network (SSRF guard). */
export type Fetcher = {
  /** Checks a URL syntactically; null when it may be fetched. DNS is consulted only by `fetch`. */
  problemOf(address: string): FetchProblem | null
  /**
   * Does not follow redirects: they are returned like other responses. `timeoutMs` (default 10 s) covers the whole exchange including the
   * body. The body is streamed and must be consumed or abandoned with `break`. @throws {FetchError}
   */
  fetch(request: FetchRequest): Promise<FetchAnswer>
}

export type FetchRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  /** Longest silence, before the response and within it. */
  idleMs?: number
}

export type FetchAnswer = { status: number; headers: IncomingHttpHeaders; body: AsyncIterable<Uint8Array> }

export type FetchFailure =
  | FetchProblem
  | 'unknown-host'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'broken'

export class FetchError extends Error {
  readonly reason: FetchFailure
  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(`Not fetched: ${reason}`, options)
    this.reason = reason
  }
}

type Address = { address: string; family: number }

/**
 * `privateHosts`: see {@link addressProblem}. Protected from DNS rebinding: a name is resolved once, all its addresses are checked, and the
 * connection goes to one of exactly these.
 */
export function openFetcher({
  privateHosts,
  resolve = name => lookup(name, { all: true }),
}: {
  privateHosts: readonly string[]
  resolve?: (name: string) => Promise<Address[]>
}): Fetcher {
  const problemOf = (address: string) => addressProblem(address, privateHosts)
  return {
    problemOf,
    fetch: async request => {
      const problem = problemOf(request.url)
      if (problem) throw new FetchError(problem)
      const url = new URL(request.url)
      const signal = AbortSignal.timeout(request.timeoutMs ?? limits.outgoingMs)
      const addresses = await withinTime(signal, addressesOf(url, resolve))
      if (!privateHosts.includes(url.host) && !addresses.every(({ address }) => isPublicAddress(address)))
        // Reported as if it did not exist: internal host names must not be discoverable by probing.
        throw new FetchError('unknown-host')
      return send(url, request, { addresses, signal })
    },
  }
}

/** For tools that make no outgoing requests. */
export const closedFetcher: Fetcher = {
  problemOf: address => addressProblem(address, []),
  fetch: async () => {
    throw new Error('This tool makes no requests')
  },
}

/** The first `bytes` of a body as text; the rest is not read. */
export async function readStart(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    parts.push(part)
    length += part.length
    if (length >= bytes) break
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8')
}

async function addressesOf(url: URL, resolve: (name: string) => Promise<Address[]>): Promise<Address[]> {
  const literal = literalAddress(url)
  if (literal !== null) return [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
  const found = await resolve(url.hostname).catch((error: unknown) => {
    throw new FetchError('unknown-host', { cause: error })
  })
  if (found.length === 0) throw new FetchError('unknown-host')
  return found
}

function withinTime<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FetchError('timeout')), { once: true })
    work.then(resolve, reject)
  })
}

const headerBytesMax = 16_384

type Way = { addresses: Address[]; signal: AbortSignal }

function send(
  url: URL,
  { method = 'GET', headers = {}, body = '', idleMs }: FetchRequest,
  { addresses, signal }: Way,
) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<FetchAnswer>((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      lookup: pinnedTo(addresses),
      // No keep-alive: a pooled connection could lead to an address that was not checked for this request.
      agent: false,
      signal,
      maxHeaderSize: headerBytesMax,
    })
    let isIdle = false
    const isLate = () => isIdle || signal.aborted
    if (idleMs !== undefined)
      sent.setTimeout(idleMs, () => {
        isIdle = true
        sent.destroy(new Error('No data for too long'))
      })
    // `on`, not `once`: a repeated error event must not crash the process.
    sent.on('error', error => reject(new FetchError(reasonOf(error, isLate()), { cause: error })))
    sent.once('response', answer => {
      answer.on('error', () => {})
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bodyOf(answer, isLate) })
    })
    sent.end(body)
  })
}

function pinnedTo(addresses: Address[]): LookupFunction {
  const [first = { address: '', family: 4 }] = addresses
  return (_name, options, done) =>
    options.all ? done(null, addresses) : done(null, first.address, first.family)
}

async function* bodyOf(answer: IncomingMessage, isLate: () => boolean): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of answer) yield part
  } catch (error) {
    throw new FetchError(isLate() ? 'timeout' : 'broken', { cause: error })
  }
}

function reasonOf(error: Error, isLate: boolean): FetchFailure {
  if (isLate) return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  if (/CERT|SIGNED|TLS|SSL|EPROTO|UNABLE_TO/.test(code)) return 'certificate'
  return /^HPE_/.test(code) ? 'broken' : 'unreachable'
}
