import type { Actor } from '../caller/actor.ts'

/** For background tasks only, at the person's request. */
export function canDeleteAccounts(actor: Actor): boolean {
  return actor.kind === 'system'
}

export function canWriteExports(actor: Actor): boolean {
  return actor.kind === 'system'
}
