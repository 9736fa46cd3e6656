export type SessionState = { isSignedIn: boolean; endsAtMs: number | null }

export type SessionNews = { kind: 'refreshed'; endsAtMs: number } | { kind: 'signed-out'; isForced: boolean }

/** What the watch needs of the browser, so that it can be tried without one. */
export type SessionSurroundings = {
  nowMs: () => number
  isHidden: () => boolean
  /** Asks the site, which prolongs a session that is in use. @throws when the site can not be reached */
  fetchState: () => Promise<SessionState>
  /** Runs `work` in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
  tell: (news: SessionNews) => void
  /** Runs `work` later; returns what prevents it. */
  later: (work: () => void, delayMs: number) => () => void
}

/** So long before its end a session is prolonged (specification, part 9). */
const marginMs = 90_000
/** The site could not be reached: asked again after this. */
const retryMs = 10_000
/** Longer waits overflow the browser's timers. */
const longestWaitMs = 86_400_000

/**
 * Keeps a session alive while it is looked at: asks the site shortly before the end, never from a hidden tab, and one tab
 * for all. `onNews` hears what this tab found out; what other tabs found out comes in by `hear`.
 */
export function watchSession(
  endsAtMs: number,
  around: SessionSurroundings,
  onNews: (news: SessionNews) => void,
) {
  let endMs = endsAtMs
  let isOver = false
  let cancel = () => {}
  const plan = (delayMs: number) => {
    cancel()
    if (!isOver) cancel = around.later(() => void check(), Math.min(Math.max(0, delayMs), longestWaitMs))
  }
  // An administrator's session can not be prolonged: near its end it is asked for again when it is over.
  const planNext = () =>
    plan(isDue() ? Math.max(retryMs, endMs - around.nowMs()) : endMs - marginMs - around.nowMs())
  const isDue = () => around.nowMs() >= endMs - marginMs
  const take = (news: SessionNews) => {
    if (isOver) return
    if (news.kind === 'refreshed') endMs = news.endsAtMs
    else isOver = true
    onNews(news)
    planNext()
  }
  const ask = async () => {
    // Another tab may have asked while this one waited for its turn.
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
    /** To be called when the tab is shown again. */
    wake: () => void check(),
    hear: take,
    stop: () => {
      isOver = true
      cancel()
    },
  }
}
