import type { Actor } from '../caller/actor.ts'

/** For background tasks only: mails and notices of open pages. */
export function canRunRecommendations(actor: Actor): boolean {
  return actor.kind === 'system'
}
