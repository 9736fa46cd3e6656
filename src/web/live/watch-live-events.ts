import type { LiveKind } from '../../domain/live/live.status.ts'
import type { Later } from '../../platform/process/clock.ts'

/** Sent by the listening tab to the others. `kind` is null when only the place to resume from has moved. */
export type LiveMessage = { id: string; kind: LiveKind | null }

type Heard = (message: LiveMessage) => void

/** What the watch needs of the browser, so that tests can control streams, time and other tabs. */
export type LiveSurroundings = {
  isHidden: () => boolean
  /** Opens the stream after `fromId`; `onBroken` may be called repeatedly. @returns how to close it */
  openStream: (fromId: string | null, onHeard: Heard, onBroken: () => void) => () => void
  /** @returns null when the session is over. @throws when the site is unreachable */
  poll: (afterId: string | null) => Promise<{ lastId: string; kinds: LiveKind[] } | null>
  /** Starts `work` in at most one tab, until the returned function is called; `work` returns how to stop it. */
  alone: (work: () => () => void) => () => void
  tell: (message: LiveMessage) => void
  later: Later
}

const mostFailures = 3
const pollMs = 30_000
/** Five minutes of polling, then the stream is tried again. */
const pollsBeforeStream = 10

/** The last id that this tab heard. Outside the hook, so that navigation does not lose it. */
let lastId: string | null = null

/**
 * Receives live events while the tab is visible: one tab listens for all by a stream, falling back to polling every 30 seconds after three
 * failures. `onLiveEvents` receives what this tab heard; what other tabs heard is passed to `hear`.
 */
export function watchLiveEvents(around: LiveSurroundings, onLiveEvents: (kind: LiveKind) => void) {
  let release: (() => void) | null = null
  const take: Heard = ({ id, kind }) => {
    lastId = id
    if (kind !== null) onLiveEvents(kind)
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
    /** Call it when the tab's visibility changes. */
    look,
    hear: take,
    stop: rest,
  }
}

/** Listens by stream or, while that keeps failing, by polling. Ends by itself when the session is over. @returns how to stop */
function listen(around: LiveSurroundings, onHeard: Heard): () => void {
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
      // An unreachable site counts as no news and is asked again; null means that the session is over and ends the polling.
      const answer = await around.poll(lastId).catch(() => ({ lastId, kinds: [] }))
      if (isOver || answer === null) return
      const { lastId: id, kinds } = answer
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
