/** Who asks. Made once per request, task or command; use cases decide by it and by nothing else. */
export type Actor =
  | { kind: 'guest' }
  /** The operator at the machine: commands and background tasks. */
  | { kind: 'system' }

export const guest: Actor = { kind: 'guest' }
export const system: Actor = { kind: 'system' }
