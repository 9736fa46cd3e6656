import type { Actor } from '../caller/actor.ts'

/** For the operator's commands only; all other statistics are counted as they happen. */
export function canSaveStatistics(actor: Actor): boolean {
  return actor.kind === 'system'
}
