import type { Actor } from '../caller/actor.ts'

/** What the site notes about its own running. */
export function canNoteRuns(actor: Actor): boolean {
  return actor.kind === 'system'
}
