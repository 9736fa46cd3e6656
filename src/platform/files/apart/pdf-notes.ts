import { inflateSync } from 'node:zlib'
import type { FileNote } from './task.ts'

const mostUnpackedBytes = 20_000_000
const mostStreams = 2_000

/**
 * Active content of the original: scripts, launch actions, embedded files. Detected by PDF names, also in compressed object streams and
 * with #xx escapes. False positives are possible, and deliberate obfuscation (other filters, encryption) is not detected: no note is no
 * guarantee.
 */
export function notesOfPdf(bytes: Uint8Array): FileNote[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const notes = new Set<FileNote>()
  look(withoutStreams(text), notes)
  let unpacked = 0
  for (const packed of packedLists(text)) {
    if (unpacked >= mostUnpackedBytes) break
    const list = unpack(packed, mostUnpackedBytes - unpacked)
    unpacked += list.length
    look(list, notes)
  }
  return [...notes]
}

const names: [FileNote, RegExp][] = [
  ['scripts', /\/(JavaScript|JS)\b/],
  ['programs', /\/Launch\b/],
  ['attachments', /\/(EmbeddedFiles?|RichMedia)\b/],
]

function look(text: string, notes: Set<FileNote>): void {
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  for (const [note, name] of names) if (name.test(plain)) notes.add(note)
}

/** Between `stream` and `endstream` lie images and fonts, whose bytes may match any name by chance. */
function withoutStreams(text: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const start = text.indexOf('stream', at)
    const end = start < 0 ? -1 : text.indexOf('endstream', start)
    if (end < 0) return parts.concat(text.slice(at)).join('\n')
    parts.push(text.slice(at, start))
    at = end + 'endstream'.length
  }
}

function* packedLists(text: string): Generator<string> {
  let at = text.indexOf('/ObjStm')
  for (let count = 0; at >= 0 && count < mostStreams; count++) {
    const start = text.indexOf('stream', at)
    const end = start < 0 ? -1 : text.indexOf('endstream', start)
    if (end < 0) return
    yield text.slice(start + 'stream'.length, end).replace(/^\r?\n/, '')
    at = text.indexOf('/ObjStm', end)
  }
}

function unpack(packed: string, mostBytes: number): string {
  try {
    const options = { maxOutputLength: mostBytes, finishFlush: 2 }
    return inflateSync(Buffer.from(packed, 'latin1'), options).toString('latin1')
  } catch {
    return packed
  }
}
