import type { LiveKind } from '../../domain/live/live.status.ts'
import type { Later } from '../../platform/process/clock.ts'

/** Between the tabs of one browser: what the one that listens has heard, and how far. */
export type NewsMessage = { id: string; kind: LiveKind | null }

type Heard = (message: NewsMessage) => void

/** What the watch needs of the browser, so that it can be tried without one. */
export type NewsSurroundings = {
  isHidden: () => boolean
  /** Opens the stream, from a place on; `onBroken` may come again and again. @returns how to close it */
  openStream: (fromId: string | null, onHeard: Heard, onBroken: () => void) => () => void
  /** Asks once. @returns null when the session is over. @throws when the site can not be reached */
  poll: (afterId: string | null) => Promise<{ lastId: string; kinds: LiveKind[] } | null>
  /** Starts `work` when no other tab listens, until what is returned is called; `work` returns how to end it. */
  alone: (work: () => () => void) => () => void
  tell: (message: NewsMessage) => void
  later: Later
}

const mostFailures = 3
const pollMs = 30_000
/** After so many polls the stream is tried again. */
const pollsBeforeStream = 10

/** How far this tab has heard; kept when a page is left for another. */
let lastId: string | null = null

/**
 * Hears of news while the tab is seen: one tab listens for all, by a stream, and by asking every 30 seconds when the stream broke
 * three times. `onNews` hears what this tab found out; what other tabs found out comes in by `hear`.
 */
export function watchNews(around: NewsSurroundings, onNews: (kind: LiveKind) => void) {
  let release: (() => void) | null = null
  const take: Heard = ({ id, kind }) => {
    lastId = id
    if (kind !== null) onNews(kind)
  }
  const rest = () => {
    release?.()
    release = null
  }
  const look = () => {
    if (around.isHidden()) rest()
    else
      release ??= around.alone(() =>
        listen(around, message => {
          around.tell(message)
          take(message)
        }),
      )
  }
  look()
  return {
    /** To be called when the tab is shown or hidden. */
    look,
    hear: take,
    stop: rest,
  }
}

/** @returns how to end it */
function listen(around: NewsSurroundings, onHeard: Heard): () => void {
  let close = () => {}
  let isOver = false
  const stream = () => {
    let failures = 0
    close = around.openStream(
      lastId,
      message => {
        failures = 0
        onHeard(message)
      },
      () => {
        failures++
        if (failures < mostFailures) return
        close()
        ask(pollsBeforeStream)
      },
    )
  }
  const ask = (pollsLeft: number) => {
    if (isOver) return
    if (pollsLeft === 0) return stream()
    close = around.later(async () => {
      // A site that can not be reached is asked again.
      const news = await around.poll(lastId).catch(() => ({ lastId, kinds: [] }))
      if (isOver || news === null) return
      const { lastId: id, kinds } = news
      if (id !== null) for (const kind of kinds.length > 0 ? kinds : [null]) onHeard({ id, kind })
      ask(pollsLeft - 1)
    }, pollMs)
  }
  stream()
  return () => {
    isOver = true
    close()
  }
}
