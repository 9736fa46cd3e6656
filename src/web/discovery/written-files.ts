import { gunzipSync, gzipSync } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { RecentMap } from '../../basics/remember.ts'

/** A gzipped text. Requests without gzip support get it unpacked. */
export type WrittenFile = Uint8Array<ArrayBuffer>

const maxFiles = 100

export function writtenFile(text: string): WrittenFile {
  return new Uint8Array(gzipSync(text))
}

/**
 * Caches gzipped files by name, each made at most once per `ms`, because crawlers fetch all of them in a row. Missing files are not cached:
 * made-up names would push out the real ones.
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

/** Nearly every crawler accepts gzip; for the others the file is unpacked on each request. */
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
