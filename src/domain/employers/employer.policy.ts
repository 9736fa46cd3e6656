import type { Actor } from '../actor.ts'

/** An employer's facts are kept by the operator's commands. */
export function canManageEmployers(actor: Actor): boolean {
  return actor.kind === 'system'
}
