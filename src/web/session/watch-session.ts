import { dayMs } from '../../basics/time.ts'

export type SessionState = { isSignedIn: boolean; endsAtMs: number | null }

export type SessionNews = { kind: 'refreshed'; endsAtMs: number } | { kind: 'signed-out'; isForced: boolean }

/** Browser dependencies, injectable for tests. */
export type SessionSurroundings = {
  nowMs: () => number
  isHidden: () => boolean
  /** Asks the site, which prolongs an active session. @throws when the site is unreachable */
  fetchState: () => Promise<SessionState>
  /** Runs `work` in one tab at a time (Web Locks). */
  alone: (work: () => Promise<void>) => Promise<void>
  tell: (news: SessionNews) => void
  /** Runs `work` later. @returns how to cancel */
  later: (work: () => void, delayMs: number) => () => void
}

/** How long before its end a session is prolonged (specification, part 9). */
const marginMs = 90_000
/** Retry delay when the site is unreachable. */
const retryMs = 10_000
/** Longer delays overflow setTimeout. */
const longestWaitMs = dayMs

/**
 * Keeps a session alive while its tab is visible: asks the site shortly before expiry, never from a hidden tab, and one tab for all.
 * `onLiveEvents` receives what this tab found out; findings of other tabs are passed to `hear`.
 */
export function watchSession(
  endsAtMs: number,
  around: SessionSurroundings,
  onLiveEvents: (news: SessionNews) => void,
) {
  let endMs = endsAtMs
  let isOver = false
  let cancel = () => {}
  const plan = (delayMs: number) => {
    cancel()
    if (!isOver) cancel = around.later(() => void check(), Math.min(Math.max(0, delayMs), longestWaitMs))
  }
  // An administrator's session cannot be prolonged: when it is about to end, the next check is at its end.
  const planNext = () =>
    plan(isDue() ? Math.max(retryMs, endMs - around.nowMs()) : endMs - marginMs - around.nowMs())
  const isDue = () => around.nowMs() >= endMs - marginMs
  const take = (news: SessionNews) => {
    if (isOver) return
    if (news.kind === 'refreshed') endMs = news.endsAtMs
    else isOver = true
    onLiveEvents(news)
    planNext()
  }
  const ask = async () => {
    // Another tab may have asked while this one waited for the lock.
    if (!isDue() || isOver) return
    const state = await around.fetchState()
    const news: SessionNews =
      state.isSignedIn && state.endsAtMs !== null
        ? { kind: 'refreshed', endsAtMs: state.endsAtMs }
        : { kind: 'signed-out', isForced: true }
    around.tell(news)
    take(news)
  }
  const check = async () => {
    if (isOver || around.isHidden()) return
    if (!isDue()) return planNext()
    await around.alone(ask).catch(() => {})
    if (isDue()) planNext()
  }
  plan(endMs - marginMs - around.nowMs())
  return {
    /** Call it when the tab becomes visible again. */
    wake: () => void check(),
    hear: take,
    stop: () => {
      isOver = true
      cancel()
    },
  }
}
