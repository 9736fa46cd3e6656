import { inflateSync } from 'node:zlib'
import type { FileNote } from './task.ts'

const mostUnpackedBytes = 20_000_000
const mostStreams = 2_000

/**
 * What acts when somebody opens the original: scripts, starts of programs, files inside. Told by the names that stand in it, also in
 * packed lists of objects; names may be written in digits. What is none may be said to be one. One who takes pains to hide it (in a
 * list packed in another way, or encrypted) is not found out: no note is no promise.
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

/** What stands between `stream` and `endstream` is pictures and letters: any name might stand there by chance. */
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
