import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'

/** What signs the messages to one endpoint; `previous` signs beside it until `previousUntil` (ISO). */
type Secrets = { current: string; previous?: string; previousUntil?: string }

const prefix = 'whsec_'

/** A secret as its receiver keeps it: `whsec_` and 32 random bytes in base64, as Standard Webhooks has it. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** Seals a secret for the row of its webhook alone. */
export function sealSecret(ctx: Context, webhookId: number, secret: string): string {
  return seal(ctx, webhookId, { current: secret })
}

/**
 * Puts `fresh` in the place of the present secret, which goes on signing beside it for 24 hours; one that was sealed with another
 * secret of the site signs nothing any more.
 */
export function replaceSecret(ctx: Context, webhook: { id: number; secret: string }, fresh: string): string {
  const until = new Date(ctx.now().getTime() + limits.keyRotationHours * 3_600_000)
  try {
    const { current } = open(ctx, webhook)
    return seal(ctx, webhook.id, { current: fresh, previous: current, previousUntil: until.toISOString() })
  } catch (error) {
    ctx.log.warn({ err: error, webhook: webhook.id }, 'the secret of a webhook could not be opened')
    return sealSecret(ctx, webhook.id, fresh)
  }
}

/** The headers that say what a message is, when it was sent, and that it comes from here. */
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
  return ctx.doors.vault.seal(JSON.stringify(secrets), ownerOf(webhookId))
}

function open(ctx: Context, { id, secret }: { id: number; secret: string }): Secrets {
  // The cast: only `seal` writes it, and nobody else can.
  return JSON.parse(ctx.doors.vault.open(secret, ownerOf(id))) as Secrets
}

function ownerOf(webhookId: number): string {
  return `webhook ${webhookId}`
}
