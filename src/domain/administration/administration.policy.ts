import type { Actor } from '../caller/actor.ts'

/** For the operator's commands and the site's own start. */
export function canKeepSiteState(actor: Actor): boolean {
  return actor.kind === 'system'
}
