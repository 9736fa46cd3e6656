/** Something that could not reach the site and waits, with everything on the page as it was. */
export type HeldCall = {
  /** What a person has sent, or what they want to open. */
  kind: 'form' | 'page'
  /** Whether the device is cut off, or the site gives no answer. */
  cause: 'offline' | 'silent'
  /** Whether what was sent may have arrived: then only the person sends it again. */
  isUnsure: boolean
  again: () => void
}

let held: readonly HeldCall[] = []
const none: readonly HeldCall[] = []
const listeners = new Set<() => void>()

/** Shows that a call waits; what is returned ends that. */
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

/** On the server nothing waits. */
export function noHeldCalls(): readonly HeldCall[] {
  return none
}

function change(next: readonly HeldCall[]): void {
  held = next
  for (const listener of listeners) listener()
}
