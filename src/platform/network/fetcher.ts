import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { limits } from '../../config/limits.ts'
import { addressProblem, type FetchProblem, isPublicAddress, literalAddress } from './fetch-guard.ts'

/** Asks addresses that strangers chose, and never the operator's own network. */
export type Fetcher = {
  /** What is wrong with an address as it is written; null when it may be asked. Names are looked up only by `fetch`. */
  problemOf(address: string): FetchProblem | null
  /**
   * Redirects are answers like others: who follows one asks again. `timeoutMs` holds for everything, the body too; it is 10 s when
   * not named. The body comes as it arrives and must be read or left by `break`. @throws {FetchError}
   */
  fetch(request: FetchRequest): Promise<FetchAnswer>
}

export type FetchRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
  /** How long nothing at all may come, before the answer and within it. */
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
 * `privateHosts`: see {@link addressProblem}. A name is resolved once, all its addresses are checked, and the connection goes to
 * one of these and no other: a name that answers differently the next time leads nowhere else.
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
        // As if nobody knew it: which names there are inside is nothing that a stranger should learn by asking for them.
        throw new FetchError('unknown-host')
      return send(url, request, { addresses, signal })
    },
  }
}

/** For tools that ask nobody. */
export const closedFetcher: Fetcher = {
  problemOf: address => addressProblem(address, []),
  fetch: async () => {
    throw new Error('This tool asks nobody')
  },
}

/** The beginning of a body as text, at most `bytes` of it; the rest is not waited for. */
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
      // A connection of its own: one that was kept could be to an address that nobody checked for this request.
      agent: false,
      signal,
      maxHeaderSize: headerBytesMax,
    })
    let isIdle = false
    const isLate = () => isIdle || signal.aborted
    if (idleMs !== undefined)
      sent.setTimeout(idleMs, () => {
        isIdle = true
        sent.destroy(new Error('Nothing came for too long'))
      })
    // `on`: what is said again after the first time must not end the process.
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
