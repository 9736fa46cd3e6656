import { createHmac, randomBytes } from 'node:crypto'
import { hoursAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'

/** Signing secrets of an endpoint; `previous` also signs until `previousUntil` (ISO). */
type Secrets = { current: string; previous?: string; previousUntil?: string }

const prefix = 'whsec_'

/** `whsec_` and 32 random bytes in base64, as specified by Standard Webhooks. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Encrypts a secret, bound to its webhook's row. */
export function sealSecret(ctx: Context, webhookId: number, secret: string): string {
  return seal(ctx, webhookId, { current: secret })
}

/** Rotates the secret; the previous one also signs for 24 hours, unless it was encrypted under another site secret and is unreadable. */
export function replaceSecret(ctx: Context, webhook: { id: number; secret: string }, fresh: string): string {
  const until = hoursAfter(ctx.now(), limits.keyRotationHours)
  try {
    const { current } = open(ctx, webhook)
    return seal(ctx, webhook.id, { current: fresh, previous: current, previousUntil: until.toISOString() })
  } catch (error) {
    ctx.log.warn({ err: error, webhook: webhook.id }, 'the secret of a webhook could not be decrypted')
    return sealSecret(ctx, webhook.id, fresh)
  }
}

/** Standard Webhooks headers: id, timestamp and signatures. */
export function signedHeaders(
  ctx: Context,
  webhook: { id: number; secret: string },
  message: { id: string; body: string },
): Record<string, string> {
  const { current, previous, previousUntil = '' } = open(ctx, webhook)
  const seconds = Math.floor(ctx.now().getTime() / 1000)
  const secrets = previous && new Date(previousUntil) > ctx.now() ? [current, previous] : [current]
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets
      .map(secret => signatureOf(secret, `${message.id}.${seconds}.${message.body}`))
      .join(' '),
  }
}

function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

function seal(ctx: Context, webhookId: number, secrets: Secrets): string {
  return ctx.realms.secretBox.seal(JSON.stringify(secrets), ownerOf(webhookId))
}

function open(ctx: Context, { id, secret }: { id: number; secret: string }): Secrets {
  // The cast: only `seal` writes it, and the encryption is authenticated.
  return JSON.parse(ctx.realms.secretBox.open(secret, ownerOf(id))) as Secrets
}

function ownerOf(webhookId: number): string {
  return `webhook ${webhookId}`
}
