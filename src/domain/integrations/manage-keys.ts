import { createHash, randomBytes, randomInt } from 'node:crypto'
import { daysAfter, hoursAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'
import type { ApiScope } from '../caller/scope.values.ts'
import {
  type ApiKeyRow,
  insertKey,
  listKeyRows,
  lockEmployer,
  revokeKeyRow,
  setKeyEnd,
} from './api-key.queries.ts'
import type { NewKey } from './api-key.schema.ts'

/** Shown once, at creation: only a hash is stored. */
export type ShownKey = { name: string; secret: string }

/** An employer's keys, without their secrets. @throws SignInRequired, NotFound, NotAllowed */
export async function listKeys(ctx: Context, employerId: number) {
  requireOwner(ctx.actor, employerId)
  const rows = await listKeyRows(ctx.db, employerId)
  return rows.map(row => ({ ...row, isExpired: isExpired(row, ctx.now()) }))
}

/** @returns the key, shown only once. @throws Conflict for more than 20, and as {@link listKeys} */
export async function createKey(ctx: Context, input: NewKey & { employerId: number }): Promise<ShownKey> {
  const { employerId, name, scopes, lifetimeDays } = input
  const { userId } = requireOwner(ctx.actor, employerId)
  return inTransaction(ctx, async inside => {
    await lockKeys(inside, employerId)
    const now = inside.now()
    const expiresAt = lifetimeDays === 'never' ? null : daysAfter(now, Number(lifetimeDays))
    const key = await addKey(inside, { employerId, name, scopes, userId, expiresAt })
    await noteEvent(inside, 'api-key-created', { details: { employerId, prefix: key.prefix } })
    return { name, secret: key.secret }
  })
}

/** Creates a key with the same scopes; the old one stays valid for 24 hours. @throws as {@link createKey} */
export async function rotateKey(
  ctx: Context,
  input: { employerId: number; keyId: number },
): Promise<ShownKey> {
  const { employerId, keyId } = input
  const { userId } = requireOwner(ctx.actor, employerId)
  return inTransaction(ctx, async inside => {
    const old = requireOwnKey(await lockKeys(inside, employerId), keyId)
    const now = inside.now()
    if (isExpired(old, now)) throw new NotFound()
    const { name, scopes, expiresAt } = old
    const key = await addKey(inside, { employerId, name, scopes, userId, expiresAt })
    const lastMoment = hoursAfter(now, limits.keyRotationHours)
    if (expiresAt === null || expiresAt > lastMoment) await setKeyEnd(inside.db, keyId, lastMoment)
    const details = { employerId, prefix: old.prefix, newPrefix: key.prefix }
    await noteEvent(inside, 'api-key-rotated', { details })
    return { name, secret: key.secret }
  })
}

/** At once and for good. @throws as {@link listKeys} */
export async function revokeKey(ctx: Context, input: { employerId: number; keyId: number }): Promise<void> {
  const { employerId, keyId } = input
  requireOwner(ctx.actor, employerId)
  await inTransaction(ctx, async inside => {
    await lockEmployer(inside.db, employerId)
    const key = requireOwnKey(await listKeyRows(inside.db, employerId), keyId)
    await revokeKeyRow(inside.db, keyId, inside.now())
    await noteEvent(inside, 'api-key-revoked', { details: { employerId, prefix: key.prefix } })
  })
}

/** Keys are random and too long to guess, so a fast hash is sufficient. */
export function hashOfKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** @throws Conflict when the limit of valid keys is reached */
async function lockKeys(ctx: Context, employerId: number): Promise<ApiKeyRow[]> {
  if ((await lockEmployer(ctx.db, employerId)) === null) throw new NotFound()
  const rows = await listKeyRows(ctx.db, employerId)
  const standing = rows.filter(row => !isExpired(row, ctx.now()))
  if (standing.length >= limits.apiKeysPerEmployer) throw new Conflict('integrations.problem.too-many-keys')
  return rows
}

function requireOwnKey(rows: ApiKeyRow[], keyId: number): ApiKeyRow {
  const key = rows.find(({ id }) => id === keyId)
  if (!key) throw new NotFound()
  return key
}

async function addKey(
  ctx: Context,
  key: { employerId: number; name: string; scopes: ApiScope[]; userId: string; expiresAt: Date | null },
): Promise<{ prefix: string; secret: string }> {
  const prefix = Array.from({ length: 8 }, () => prefixLetters[randomInt(prefixLetters.length)]).join('')
  const secret = `kittel_${prefix}_${randomBytes(32).toString('base64url')}`
  await insertKey(ctx.db, {
    employer_id: key.employerId,
    name: key.name,
    prefix,
    key_hash: hashOfKey(secret),
    scopes: key.scopes,
    created_by: key.userId,
    created_at: ctx.now(),
    expires_at: key.expiresAt,
  })
  return { prefix, secret }
}

const prefixLetters = 'abcdefghijkmnpqrstuvwxyz23456789'

function isExpired({ expiresAt }: ApiKeyRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
