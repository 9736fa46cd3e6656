import type { Actor } from '../caller/actor.ts'

/** Accounts are deleted, and exports written, by background tasks alone: after the person has asked for it. */
export function canDeleteAccounts(actor: Actor): boolean {
  return actor.kind === 'system'
}

export function canWriteExports(actor: Actor): boolean {
  return actor.kind === 'system'
}
