export type ToastMessage = {
  id: number
  title: string
  description?: string
  /** `plain` is neutral information: neither success nor failure. */
  tone?: 'good' | 'bad' | 'plain'
  action?: { label: string; run: () => void }
}

let current: ToastMessage | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Replaces the current message. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: nextId++ }
  for (const listener of listeners) listener()
}

/**
 * Dismisses errors and neutral messages on navigation: people who move on have dealt with them. Success messages stay, since success often
 * leads to another page.
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
