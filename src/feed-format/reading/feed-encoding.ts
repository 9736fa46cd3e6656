import { isUtf8 } from 'node:buffer'
import type { FormatReason } from '../format-reason.values.ts'
import { FeedRefused } from './feed-refused.ts'

export type FeedEncoding = { label: string; warning: FormatReason | null; bytes: number; isUnicode: boolean }

const controls = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/**
 * Detects the encoding by byte order mark, declaration and content: valid UTF-8 is UTF-8 whatever was declared; anything else follows the
 * declaration, or is windows-1252.
 * @throws {FeedRefused} for an empty document, UTF-32 and unknown encodings.
 */
export async function findFeedEncoding(chunks: AsyncIterable<Uint8Array>): Promise<FeedEncoding> {
  let head: Uint8Array = new Uint8Array(0)
  let bytes = 0
  let isAscii = true
  let isValid = true
  let rest: Uint8Array = new Uint8Array(0)
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (head.length < 4096) head = Buffer.concat([head, chunk.subarray(0, 4096)])
    if (!isValid) continue
    const whole: Uint8Array = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const cut = completeLength(whole)
    isValid = isUtf8(whole.subarray(0, cut))
    isAscii &&= isAsciiOnly(whole)
    rest = Buffer.from(whole.subarray(cut))
  }
  if (rest.length > 0) isValid = false
  if (bytes === 0) throw new FeedRefused({ code: 'empty-document', params: {} })
  if (head[0] === 0x1f && head[1] === 0x8b) throw new FeedRefused({ code: 'compressed-twice', params: {} })
  const marked = byMark(head)
  if (marked !== null) return { label: marked, warning: null, bytes, isUnicode: true }
  // Archives and binary documents are reported by the syntax check.
  const isNamed = ['PK', '%PDF', '\u00d0\u00cf'].some(sign =>
    Buffer.from(head.subarray(0, 4)).toString('latin1').startsWith(sign),
  )
  if (!isValid && !isNamed && isBinary(head))
    throw new FeedRefused({ code: 'other-kind', params: { kind: 'binary', start: '' } })
  return { ...byDeclaration(head, isValid, isAscii), bytes }
}

/** The decoded text, without byte order mark and control characters. */
export async function* decodeFeed(
  chunks: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding.label)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true }).replace(controls, '')
  const last = decoder.decode().replace(controls, '')
  if (last !== '') yield last
}

function utf32(): FeedRefused {
  return new FeedRefused({ code: 'unreadable-encoding', params: { label: 'utf-32' } })
}

function byMark(head: Uint8Array): string | null {
  const [a, b, c, d] = head
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff))
    throw utf32()
  if (a === 0 && b === 0 && c === 0 && d === 0x3c) throw utf32()
  if (a === 0x3c && b === 0 && c === 0 && d === 0) throw utf32()
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if ((a === 0x3c || a === 0x7b || a === 0x5b) && b === 0 && c !== 0) return 'utf-16le'
  if (a === 0 && (b === 0x3c || b === 0x7b || b === 0x5b)) return 'utf-16be'
  return null
}

function byDeclaration(head: Uint8Array, isValid: boolean, isAscii: boolean): Omit<FeedEncoding, 'bytes'> {
  const start = new TextDecoder('windows-1252').decode(head.subarray(0, 1024))
  const declared =
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? null
  const isUtf8Declared = declared === null || declared === 'utf-8' || declared === 'utf8'
  if (isValid) {
    return {
      label: 'utf-8',
      warning: isUtf8Declared || isAscii ? null : readAs('UTF-8', declared),
      isUnicode: true,
    }
  }
  if (isUtf8Declared || declared.startsWith('utf-16'))
    return { label: 'windows-1252', warning: readAs('windows-1252', declared), isUnicode: false }
  if (!isKnown(declared)) throw new FeedRefused({ code: 'unreadable-encoding', params: { label: declared } })
  return { label: declared, warning: null, isUnicode: false }
}

/** `declared` is null for a document without a declared encoding. */
function readAs(label: string, declared: string | null): FormatReason {
  return { code: 'read-as', params: { label, declared: declared ?? '' } }
}

/** Text contains no NUL and hardly any other control character; compressed data contains all of them. */
function isBinary(head: Uint8Array): boolean {
  const controlBytes = head.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length
  return head.includes(0) || controlBytes > Math.max(3, head.length / 20)
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

/** Length up to the last complete UTF-8 character; an incomplete one is at most the last three bytes. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

function isAsciiOnly(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte > 0x7f) return false
  return true
}
