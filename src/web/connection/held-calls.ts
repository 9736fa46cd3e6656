/** A request that waits for the connection. The page stays as it was meanwhile. */
export type HeldCall = {
  /** `form` for every write; `page` for reads of page data and for the code of a page. */
  kind: 'form' | 'page'
  /** `silent`: the device is online, but the site does not answer. */
  cause: 'offline' | 'silent'
  /** The request may have arrived already, so it is never repeated unless the person says so. */
  isUnsure: boolean
  again: () => void
}

let held: readonly HeldCall[] = []
const none: readonly HeldCall[] = []
const listeners = new Set<() => void>()

/** Adds the call to the notice of the page. @returns how to take it out again */
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

/** For server rendering. Always the same array, as React compares snapshots by identity. */
export function noHeldCalls(): readonly HeldCall[] {
  return none
}

function change(next: readonly HeldCall[]): void {
  held = next
  for (const listener of listeners) listener()
}
