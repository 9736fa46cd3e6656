const signals = new WeakSet<AbortSignal>()
let keptPath: string | null = null

/**
 * For a page that keeps its old data when newer cannot be loaded: its requests fail instead of waiting. One page at a time. @returns how to
 * undo
 */
export function keepShowing(pathname: string): () => void {
  keptPath = pathname
  return () => {
    keptPath = null
  }
}

/** Exempts a request from waiting for the connection if its page was given to `keepShowing`; others stay as they are. */
export function showInPlace({ url, signal }: Request): void {
  if (new URL(url).pathname === keptPath) signals.add(signal)
}

export function isShownInPlace(signal: AbortSignal | null | undefined): boolean {
  return Boolean(signal && signals.has(signal))
}
