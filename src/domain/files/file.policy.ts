import { createHash } from 'node:crypto'
import type { Actor } from '../caller/actor.ts'
import { hasPermission } from '../caller/admin.policy.ts'
import type { GuestKeys } from '../caller/client.ts'
import type { Caller } from '../caller/context.ts'
import { SignInRequired } from '../caller/errors.ts'
import { type FilePurpose, publicPurposes } from './file.values.ts'

/**
 * Whose an upload or a draft is until something is made of it: a person's, or a guest's, known by a random key that only the own
 * browser holds.
 */
export type Owner = `user:${string}` | `guest:${string}`

/**
 * Who asks, as the one whose uploads these are; null for a guest who has left nothing, for programs, and for who still owes the second
 * factor.
 */
export function ownerOf({ actor, client }: Caller, key: keyof GuestKeys = 'uploads'): Owner | null {
  if (actor.kind === 'user' || actor.kind === 'admin') return `user:${actor.userId}`
  const guestKey = client.guestKeys[key]
  return actor.kind === 'guest' && guestKey !== null ? guestOwnerOf(guestKey) : null
}

/** The same for who is about to leave something. @throws {SignInRequired} for whoever can own nothing */
export function requireOwner(caller: Caller, key: keyof GuestKeys = 'uploads'): Owner {
  const owner = ownerOf(caller, key)
  if (owner === null) throw new SignInRequired()
  return owner
}

/** A stolen database shows no key that opens anything. */
export function guestOwnerOf(guestKey: string): `guest:${string}` {
  return `guest:${createHash('sha256').update(guestKey).digest('base64url')}`
}

const guestPurposes: readonly FilePurpose[] = ['application', 'message', 'support', 'report']

/**
 * Guests may upload application documents and what belongs to a message; a CV for the profile and employers' pictures need an account,
 * pictures of articles an editor.
 */
export function canUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (purpose === 'article') return hasPermission(actor, 'content.edit')
  if (actor.kind === 'user' || actor.kind === 'admin') return true
  return actor.kind === 'guest' && guestPurposes.includes(purpose)
}

export function owns(owner: Owner | null, file: { owner: string | null }): boolean {
  return owner !== null && file.owner === owner
}

/** Taken back by who uploaded it, as long as nothing was made of it. */
export function canRemove(owner: Owner | null, file: { owner: string | null; isUsed: boolean }): boolean {
  return owns(owner, file) && !file.isUsed
}

/** Pictures of an employer are for everyone as soon as they belong to one. */
export function isPublic(file: { purpose: FilePurpose; owner: string | null; isUsed: boolean }): boolean {
  return file.owner === null && file.isUsed && publicPurposes.includes(file.purpose)
}

/** Scanning and pruning are background tasks. */
export function canTendFiles(actor: Actor): boolean {
  return actor.kind === 'system'
}
