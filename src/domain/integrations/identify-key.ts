import type { KeyActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { SignInRequired } from '../caller/errors.ts'
import { findKeyByHash, noteKeyUse } from './api-key.queries.ts'
import { hashOfKey } from './manage-keys.ts'

/**
 * Authenticates a request by an employer's API key and records its last use to the minute.
 * @throws SignInRequired, alike for an unknown, expired or revoked key
 */
export async function identifyKey(ctx: Context, secret: string): Promise<KeyActor> {
  const isKey = /^kittel_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/.test(secret)
  const now = ctx.now()
  const key = isKey ? await findKeyByHash(ctx.db, hashOfKey(secret), now) : null
  if (!key) throw new SignInRequired('integrations.problem.key')
  const { id, employerId, scopes, lastUsedAt } = key
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= 60_000) {
    await noteKeyUse(ctx.db, id, now)
  }
  return { kind: 'key', keyId: id, employerId, scopes }
}
