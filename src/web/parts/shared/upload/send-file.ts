import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import { type FilePurpose, pieceBytes } from '../../../../domain/files/file.values.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'
import { browserKeyHeader, ownBrowserKey } from '../../../browser-key.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { readPart } from './read-part.ts'

/** What the server has stored, or why it refused; null when it could not be reached. */
export type SendResult = { stored: FileFacts } | { problem: FormMessage } | null

const timeLimitMs = 300_000

/** How far interrupted files have come: a retry goes on from there, as long as the page is open. */
const begun = new WeakMap<File, { uploadId: string; pieces: number }>()

/**
 * Sends one file and reports its progress in percent, which browsers only tell of XMLHttpRequest. Large files go in pieces, so that after a
 * lost connection only the rest is sent again. `done` does not reject.
 */
export function sendFile(
  file: File,
  options: { purpose: FilePurpose; locale: Locale; onProgress: (percent: number) => void },
): { done: Promise<SendResult>; stop: () => void } {
  let request: XMLHttpRequest | null = null
  let isStopped = false
  const path = forEmployer(`${href('upload', options.locale)}?purpose=${options.purpose}`, location.search)
  const send: Send = async (query, from, to) => {
    const onProgress = (share: number) =>
      options.onProgress(Math.round(((from + share * (to - from)) / Math.max(1, file.size)) * 100))
    const bytes = await readPart(file, from, to)
    if (!bytes) return { problem: { key: 'file.unreadable' } }
    request = new XMLHttpRequest()
    return isStopped ? null : sendPart(request, path + query, { bytes, name: file.name, onProgress })
  }
  const stop = () => {
    isStopped = true
    request?.abort()
  }
  return { done: sendPieces(file, send), stop }
}

type Send = (query: string, from: number, to: number) => Promise<SendResult | 'kept'>

async function sendPieces(file: File, send: Send): Promise<SendResult> {
  const count = Math.max(1, Math.ceil(file.size / pieceBytes))
  const own = begun.get(file) ?? { uploadId: newId(), pieces: 0 }
  begun.set(file, own)
  for (;;) {
    const from = own.pieces * pieceBytes
    const last = own.pieces === count - 1 ? '&last' : ''
    const query = count === 1 ? '' : `&upload=${own.uploadId}&piece=${own.pieces}${last}`
    const result = await send(query, from, Math.min(file.size, from + pieceBytes))
    if (result === 'kept') {
      own.pieces++
      continue
    }
    // Any answer of the site ends this attempt, and the next starts from the beginning. Only silence keeps the progress.
    if (result !== null) begun.delete(file)
    return result && 'problem' in result && result.problem.key === 'file.pieces-missing' ? null : result
  }
}

/** `crypto.randomUUID` does not exist on sites without https; this does. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

type Part = { bytes: Blob; name: string; onProgress: (share: number) => void }

function sendPart(request: XMLHttpRequest, path: string, { bytes, name, onProgress }: Part) {
  const done = new Promise<SendResult | 'kept'>(resolve => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(request.status === 204 ? 'kept' : resultOf(request))
    for (const event of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(event, () => resolve(null))
  })
  request.open('POST', path)
  request.setRequestHeader(browserKeyHeader, ownBrowserKey())
  request.responseType = 'json'
  request.timeout = timeLimitMs
  const body = new FormData()
  body.append('file', bytes, name)
  request.send(body)
  return done
}

/**
 * Passes `?employer=` of the page on. An administrator may be signed in to both realms, and the server decides by it which session asks.
 */
export function forEmployer(address: string, search: string): string {
  const employer = new URLSearchParams(search).get('employer')
  if (employer === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ employer })}`
}

function resultOf({ status, response }: XMLHttpRequest): SendResult {
  if (status === 201) return { stored: response as FileFacts }
  const problem = (response as { problem?: FormMessage } | null)?.problem
  if (problem) return { problem }
  if (status === 413) return { problem: { key: 'file.too-large', params: { megabytes: 10 } } }
  return null
}
