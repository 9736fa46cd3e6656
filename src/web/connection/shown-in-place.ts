const signals = new WeakSet<AbortSignal>()
let keptPath: string | null = null

/** Said by a page that goes on showing what it has when newer data can not be had; what is returned takes it back. */
export function keepShowing(pathname: string): () => void {
  keptPath = pathname
  return () => {
    keptPath = null
  }
}

/** For data of the page that keeps what it has: it shows by itself that newer could not be had, and offers to try again. */
export function showInPlace({ url, signal }: Request): void {
  if (new URL(url).pathname === keptPath) signals.add(signal)
}

export function isShownInPlace(signal: AbortSignal | null | undefined): boolean {
  return Boolean(signal && signals.has(signal))
}
