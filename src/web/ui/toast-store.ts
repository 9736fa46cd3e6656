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

/** Closes a message of something that failed: whoever has gone on has mended it or left it behind. */
export function dismissFailure(): void {
  if (current?.tone !== 'bad') return
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
