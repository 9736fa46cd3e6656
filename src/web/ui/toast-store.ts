export type ToastMessage = {
  id: number
  title: string
  description?: string
  /** `plain` is neutral information. */
  tone?: 'good' | 'bad' | 'plain'
  action?: { label: string; run: () => void }
}

let current: ToastMessage | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Only one message is shown at a time: a new one replaces the current one. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: nextId++ }
  for (const listener of listeners) listener()
}

/**
 * Called on navigation. Errors and neutral messages go, because people who move on have dealt with them. Success stays, because it often
 * comes with a redirect.
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
