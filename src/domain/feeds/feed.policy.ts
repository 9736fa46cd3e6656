import type { Actor } from '../actor.ts'

/** Feeds are imported by the operator's commands and background tasks alone. */
export function canImportFeed(actor: Actor): boolean {
  return actor.kind === 'system'
}
