/** A request waiting for the connection, with the page left as it was. */
export type HeldCall = {
  /** A submitted form, or a navigation. */
  kind: 'form' | 'page'
  /** The device is offline, or the site does not respond. */
  cause: 'offline' | 'silent'
  /** The request may have arrived: only the person may repeat it. */
  isUnsure: boolean
  again: () => void
}

let held: readonly HeldCall[] = []
const none: readonly HeldCall[] = []
const listeners = new Set<() => void>()

/** Shows a waiting call. @returns how to end that */
export function holdCall(call: HeldCall): () => void {
  change([...held, call])
  return () => change(held.filter(other => other !== call))
}

export function subscribeToHeldCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function heldCalls(): readonly HeldCall[] {
  return held
}

/** For server rendering. */
export function noHeldCalls(): readonly HeldCall[] {
  return none
}

function change(next: readonly HeldCall[]): void {
  held = next
  for (const listener of listeners) listener()
}
