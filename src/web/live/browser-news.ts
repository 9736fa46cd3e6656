import type { LiveKind } from '../../domain/live/live.status.ts'
import type { NewsMessage, NewsSurroundings } from './watch-news.ts'

export const newsChannel = 'kittel-live'

const address = '/live'
const reopenMs = 3_000

/** The browser as the watch over news needs it. */
export const browserNews: Omit<NewsSurroundings, 'tell'> = {
  isHidden: () => document.hidden,
  openStream,
  poll: async afterId => {
    const answer = await fetch(`${address}?${new URLSearchParams({ after: afterId ?? '' })}`, {
      cache: 'no-store',
    })
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
    // The cast: the site's own answer.
    const { events, lastId } = (await answer.json()) as { events: { kind: LiveKind }[]; lastId: string }
    return { lastId, kinds: events.map(event => event.kind) }
  },
  alone: work => {
    if (!('locks' in navigator)) return work()
    const waiting = new AbortController()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    navigator.locks
      .request(newsChannel, { signal: waiting.signal }, async () => {
        const end = work()
        await held
        end()
      })
      // Given up before it was this tab's turn.
      .catch(() => {})
    return () => {
      waiting.abort()
      release()
    }
  },
  later,
}

/** The browser renews a stream that breaks; one that was refused has to be opened again. */
function openStream(
  fromId: string | null,
  onHeard: (message: NewsMessage) => void,
  onBroken: () => void,
): () => void {
  let place = fromId
  let cancel = () => {}
  let source: EventSource
  const open = () => {
    source = new EventSource(place === null ? address : `${address}?${new URLSearchParams({ from: place })}`)
    const hear = (kind: LiveKind | null, id: string) => {
      place = id
      onHeard({ id, kind })
    }
    source.addEventListener('ready', event => hear(null, event.lastEventId))
    // The cast: the site's own words.
    source.addEventListener('news', event =>
      hear((JSON.parse(event.data) as { kind: LiveKind }).kind, event.lastEventId),
    )
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) cancel = later(open, reopenMs)
      onBroken()
    }
  }
  open()
  return () => {
    cancel()
    source.close()
  }
}

function later(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs)
  return () => clearTimeout(timer)
}
