import type { Actor } from '../actor.ts'

/** Which jobs stand first is decided by the operator's commands. */
export function canFeatureJobs(actor: Actor): boolean {
  return actor.kind === 'system'
}
