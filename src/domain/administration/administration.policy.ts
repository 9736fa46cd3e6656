import type { Actor } from '../caller/actor.ts'

/** What the site remembers about itself is written by the operator's commands and by its own start. */
export function canKeepSiteState(actor: Actor): boolean {
  return actor.kind === 'system'
}
