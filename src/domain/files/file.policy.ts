import { createHash } from 'node:crypto'
import type { Actor } from '../caller/actor.ts'
import { SignInRequired } from '../caller/errors.ts'
import { type FilePurpose, publicPurposes } from './file.values.ts'

/** Who uploads: a person, or a guest known by a random key that only the own browser holds. */
export type Holder = `user:${string}` | `guest:${string}`

/**
 * Under whose name an upload is kept until something is made of it.
 * @throws {SignInRequired} for a guest without a key, and for who still owes the second factor
 */
export function holderOf(actor: Actor, guestKey: string | null): Holder {
  if (actor.kind === 'user' || actor.kind === 'admin') return `user:${actor.userId}`
  if (actor.kind !== 'guest' || guestKey === null) throw new SignInRequired()
  return guestHolderOf(guestKey)
}

export function guestHolderOf(guestKey: string): `guest:${string}` {
  return `guest:${createHash('sha256').update(guestKey).digest('base64url')}`
}

/** Documents for an application may be uploaded by guests too; a CV to keep and pictures of an employer need an account. */
export function canUpload(actor: Actor, purpose: FilePurpose): boolean {
  if (actor.kind === 'user' || actor.kind === 'admin') return true
  return actor.kind === 'guest' && (purpose === 'application' || purpose === 'message')
}

export function holds(holder: Holder | null, file: { holder: string | null }): boolean {
  return holder !== null && file.holder === holder
}

/** Taken back by who uploaded it, as long as nothing was made of it. */
export function canRemove(holder: Holder | null, file: { holder: string | null; isUsed: boolean }): boolean {
  return holds(holder, file) && !file.isUsed
}

/** Pictures of an employer are for everyone as soon as they belong to one. */
export function isPublic(file: { purpose: FilePurpose; holder: string | null; isUsed: boolean }): boolean {
  return file.holder === null && file.isUsed && publicPurposes.includes(file.purpose)
}

/** Looking through uploads and forgetting unused ones is background work. */
export function canTendFiles(actor: Actor): boolean {
  return actor.kind === 'system'
}
