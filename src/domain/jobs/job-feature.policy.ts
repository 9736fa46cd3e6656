import type { Actor } from '../caller/actor.ts'

/** Which jobs stand first is decided by the operator's commands. */
export function canFeatureJobs(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Whether ads of a feed are applied to here instead of elsewhere, when nobody of the employer has decided it ad by ad. */
export function canChooseWayToApply(actor: Actor): boolean {
  return actor.kind === 'system'
}
