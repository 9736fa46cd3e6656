export type ToastMessage = {
  id: number
  title: string
  description?: string
  /** `plain` only tells something: nothing has succeeded or failed. */
  tone?: 'good' | 'bad' | 'plain'
  /** Something to do about it, offered in the message. */
  action?: { label: string; run: () => void }
}

let current: ToastMessage | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a message for a moment; a new one takes the place of the one before. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: nextId++ }
  for (const listener of listeners) listener()
}

/**
 * Closes what failed or was only told: whoever has gone on has mended it, left it behind or read it. What succeeded is told to
 * its end, as its page is often left by that.
 */
export function dismissOutdated(): void {
  if (current === null || (current.tone ?? 'good') === 'good') return
  current = null
  for (const listener of listeners) listener()
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToast(): ToastMessage | null {
  return current
}
