import { gunzipSync, gzipSync } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { RecentMap } from '../../basics/remember.ts'

/** A text that is sent many times, packed once; `null` where there is no such file. */
export type WrittenFile = Uint8Array<ArrayBuffer>

const maxFiles = 100

export function writtenFile(text: string): WrittenFile {
  return new Uint8Array(gzipSync(text))
}

/**
 * Files by their name, each made at most once in `ms` and kept packed, because crawlers ask for all of them one after the other.
 * That there is none is not kept: then any number would be.
 */
export function filesKeptFor(
  ms: number,
): (name: string, nowMs: number, write: () => Promise<string | null>) => Promise<WrittenFile | null> {
  const files = new RecentMap<string, { untilMs: number; file: Promise<WrittenFile | null> }>(maxFiles)
  return (name, nowMs, write) => {
    const kept = files.get(name)
    if (kept && kept.untilMs > nowMs) return kept.file
    const file = write().then(text => (text === null ? null : writtenFile(text)))
    files.set(name, { untilMs: nowMs + ms, file })
    const forget = () => {
      if (files.get(name)?.file === file) files.delete(name)
    }
    file.then(found => (found === null ? forget() : undefined), forget)
    return file
  }
}

/** Packed for whoever takes it so, unpacked for the few others. */
export function answerFile(
  c: HonoContext,
  file: WrittenFile,
  { type, maxAgeSeconds }: { type: string; maxAgeSeconds: number },
): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    vary: 'Accept-Encoding',
  }
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(c.req.header('accept-encoding') ?? '')
  return isPacked
    ? c.body(file, 200, { ...headers, 'content-encoding': 'gzip' })
    : c.body(new Uint8Array(gunzipSync(file)), 200, headers)
}
