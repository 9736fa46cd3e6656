import type { Actor } from '../caller/actor.ts'

/** Figures come from what happens; only the operator's commands bring any from elsewhere. */
export function canSaveFigures(actor: Actor): boolean {
  return actor.kind === 'system'
}
