import { randomBytes } from 'node:crypto'
import { RecentMap } from '../../../basics/remember.ts'
import type { DocumentBytes } from './scripts-after-paint.ts'

const maxAgeMs = 1_000
const maxPages = 100

/** Placeholders for what differs per response; unguessable, so that no page's text can contain them. */
export type PageMarks = { nonce: string; requestId: string }

/** A response of the router, and its body where that is not in it. */
export type RenderedPage = { response: Response; bytes: DocumentBytes | null }

type Kept = {
  status: number
  headers: [string, string][]
  /** The body, with the names of placeholders where they stood. */
  pieces: (DocumentBytes | keyof PageMarks)[]
}
type Entry = { page: Promise<Kept | null>; generation: number; madeAtMs: number }

export type PageCache = {
  /**
   * The page of `key`, rendered with placeholders for nonce and request id at most a second ago and for the same `generation` of the search
   * index, with the real values filled in. Responses with cookies or errors are passed on uncached: then the result is `null` and the
   * caller renders for itself.
   */
  answer(
    key: string,
    generation: number,
    real: PageMarks,
    render: (marks: PageMarks) => Promise<RenderedPage>,
  ): Promise<RenderedPage | null>
}

/** A busy list is the same for all guests, so one rendering per second is enough for all of them. */
export function createPageCache(): PageCache {
  const entries = new RecentMap<string, Entry>(maxPages)
  const marks: PageMarks = {
    nonce: `n${randomBytes(16).toString('hex')}`,
    requestId: `r${randomBytes(16).toString('hex')}`,
  }
  const find = (key: string, generation: number): Entry | null => {
    const entry = entries.get(key)
    if (!entry || entry.generation !== generation || performance.now() - entry.madeAtMs > maxAgeMs)
      return null
    return entry
  }
  const make = (
    key: string,
    generation: number,
    render: (marks: PageMarks) => Promise<RenderedPage>,
  ): Entry => {
    const entry = {
      page: render(marks).then(page => keep(page, marks)),
      generation,
      madeAtMs: performance.now(),
    }
    entry.page.catch(() => entries.delete(key))
    entries.set(key, entry)
    return entry
  }
  return {
    answer: async (key, generation, real, render) => {
      const entry = find(key, generation) ?? make(key, generation, render)
      // Rendering is tied to the first client's request: if that client disconnects, everyone waiting renders for themselves.
      const page = await entry.page.catch(() => null)
      if (!page) return null
      const { status, headers } = page
      return { response: new Response(null, { status, headers }), bytes: filled(page.pieces, real) }
    },
  }
}

async function keep({ response, bytes }: RenderedPage, marks: PageMarks): Promise<Kept | null> {
  if (response.status >= 500 || response.headers.has('set-cookie')) return null
  if (response.headers.get('cache-control')?.includes('no-store')) return null
  const body = bytes ?? Buffer.from(await response.arrayBuffer())
  const pieces = split(body, marks.nonce, 'nonce').flatMap(piece =>
    typeof piece === 'string' ? piece : split(piece, marks.requestId, 'requestId'),
  )
  return { status: response.status, headers: [...response.headers], pieces }
}

function split(body: DocumentBytes, mark: string, name: keyof PageMarks): Kept['pieces'] {
  const pieces: Kept['pieces'] = []
  let from = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    pieces.push(body.subarray(from, at), name)
    from = at + mark.length
  }
  pieces.push(body.subarray(from))
  return pieces
}

function filled(pieces: Kept['pieces'], real: PageMarks): DocumentBytes {
  return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(real[piece]) : piece)))
}
