import { randomBytes } from 'node:crypto'
import { RecentMap } from '../../../basics/remember.ts'

const maxAgeMs = 1_000
const maxPages = 100

/** Placeholders for what differs per response; unguessable, so that no page's text can contain them. */
export type PageMarks = { nonce: string; requestId: string }

type Kept = {
  status: number
  headers: [string, string][]
  /** The body split at the placeholders, of which `order` names one for each gap. */
  pieces: string[]
  order: (keyof PageMarks)[]
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
    render: (marks: PageMarks) => Promise<Response>,
  ): Promise<Response | null>
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
  const make = (key: string, generation: number, render: (marks: PageMarks) => Promise<Response>): Entry => {
    const entry = {
      page: render(marks).then(response => keep(response, marks)),
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
      return page && new Response(bodyOf(page, real), { status: page.status, headers: page.headers })
    },
  }
}

async function keep(response: Response, marks: PageMarks): Promise<Kept | null> {
  if (response.status >= 500 || response.headers.has('set-cookie')) return null
  if (response.headers.get('cache-control')?.includes('no-store')) return null
  const pieces: string[] = []
  const order: (keyof PageMarks)[] = []
  let rest = await response.text()
  const pattern = new RegExp(`${marks.nonce}|${marks.requestId}`)
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    pieces.push(rest.slice(0, found.index))
    order.push(found[0] === marks.nonce ? 'nonce' : 'requestId')
    rest = rest.slice(found.index + found[0].length)
  }
  pieces.push(rest)
  return { status: response.status, headers: [...response.headers], pieces, order }
}

function bodyOf({ pieces, order }: Kept, real: PageMarks): string {
  let body = pieces[0] ?? ''
  for (const [at, mark] of order.entries()) body += real[mark] + (pieces[at + 1] ?? '')
  return body
}
