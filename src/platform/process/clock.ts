/** The only place that reads the system clock; everything else is given `now`. */
export const systemClock = (): Date => new Date()

/** Runs `work` once after `delayMs`. @returns how to cancel it */
export type Later = (work: () => void, delayMs: number) => () => void

/** Real timers, unref'd: they do not keep the process alive. */
export const systemLater: Later = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref()
  return () => clearTimeout(timer)
}

/** Runs work part by part, each when others have had their turn, the first after `delayMs`. @returns how to cancel what is left */
export function inParts(parts: Iterator<unknown>, delayMs: number, later: Later = systemLater): () => void {
  let cancel = later(next, delayMs)
  return () => cancel()

  function next() {
    if (!parts.next().done) cancel = later(next, 0)
  }
}
