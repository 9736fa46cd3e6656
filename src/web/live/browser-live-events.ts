import type { LiveKind } from '../../domain/live/live.status.ts'
import { href } from '../addresses.ts'
import type { LiveMessage, LiveSurroundings } from './watch-live-events.ts'

export const liveChannel = 'kittel-live'

const address = href('live', 'de')
const reopenMs = 3_000

/** The real browser. The Web Locks API chooses the tab that listens; without it every tab opens a stream of its own. */
export const browserLiveEvents: Omit<LiveSurroundings, 'tell'> = {
  isHidden: () => document.hidden,
  openStream,
  poll: async afterId => {
    const answer = await fetch(`${address}?${new URLSearchParams({ after: afterId ?? '' })}`, {
      cache: 'no-store',
    })
    if (answer.status === 401) return null
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
    // The cast: the site's own response.
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
      .request(liveChannel, { signal: waiting.signal }, async () => {
        const end = work()
        await held
        end()
      })
      // Rejects when the tab stops waiting before it was granted the lock.
      .catch(() => {})
    return () => {
      waiting.abort()
      release()
    }
  },
  later,
}

/** EventSource reconnects after a broken stream by itself, but not after an error response. */
function openStream(
  fromId: string | null,
  onHeard: (message: LiveMessage) => void,
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
    // The cast: the site's own format.
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
