import type { Actor } from '../actor.ts'

/** Messages are written by use cases that have asked their own policy, and sent and cleared away by the site itself. */
export function canRunOutbox(actor: Actor): boolean {
  return actor.kind === 'system'
}
