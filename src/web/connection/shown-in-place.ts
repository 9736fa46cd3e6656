const signals = new WeakSet<AbortSignal>()
let keptPath: string | null = null

/** For pages that keep showing old data when newer cannot be loaded. @returns how to undo */
export function keepShowing(pathname: string): () => void {
  keptPath = pathname
  return () => {
    keptPath = null
  }
}

/** Marks a request whose page reports failures itself and offers a retry. */
export function showInPlace({ url, signal }: Request): void {
  if (new URL(url).pathname === keptPath) signals.add(signal)
}

export function isShownInPlace(signal: AbortSignal | null | undefined): boolean {
  return Boolean(signal && signals.has(signal))
}
