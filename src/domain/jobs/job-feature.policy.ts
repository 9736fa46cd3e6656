import type { Actor } from '../caller/actor.ts'

/** For the operator's commands only. */
export function canFeatureJobs(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** For the operator's commands only: routes a feed's applications to this site where nobody at the employer has decided per job. */
export function canChooseWayToApply(actor: Actor): boolean {
  return actor.kind === 'system'
}
