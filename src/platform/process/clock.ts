/** The one place that reads the machine's time; everything else is handed `now`. */
export const systemClock = (): Date => new Date()

/** Runs `work` once after `delayMs`; what is returned prevents it. */
export type Later = (work: () => void, delayMs: number) => () => void

/** Waiting by the machine's clock; it does not keep a process alive. */
export const systemLater: Later = (work, delayMs) => {
  const timer = setTimeout(work, delayMs).unref()
  return () => clearTimeout(timer)
}
