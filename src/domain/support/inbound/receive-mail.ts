import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed, NotFound } from '../../caller/errors.ts'
import { insertMail } from './inbound-mail.queries.ts'

type Delivery = {
  /** The whole mail as it came. */
  raw: Uint8Array
  /** Seconds since 1970, as text. */
  timestamp: string
  /** `sha256=` and the HMAC of `<timestamp>.<raw>` in hex. */
  signature: string
}

/**
 * Takes in a mail that the operator's mail server hands over, by its signature; reading it is a task. The same delivery is taken once.
 * @returns whether it was new
 * @throws {NotFound} where no mails are taken; {NotAllowed} for a wrong signature or one of another time
 */
export async function receiveMail(ctx: Context, delivery: Delivery): Promise<{ isNew: boolean }> {
  const { mailSecret } = ctx.support
  if (mailSecret === null) throw new NotFound()
  requireSignature(ctx, delivery, mailSecret)
  const { raw, signature } = delivery
  const digest = createHash('sha256').update(raw).update(signature).digest('base64url')
  const isNew = await insertMail(ctx.db, { delivery: digest, raw, now: ctx.now() })
  if (isNew) await ctx.tasks.enqueue('file-mails', {})
  return { isNew }
}

function requireSignature(ctx: Context, { raw, timestamp, signature }: Delivery, secret: string): void {
  const seconds = /^\d{9,11}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  const offSeconds = Math.abs(ctx.now().getTime() / 1_000 - seconds)
  const made = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
  const [expected, given] = [Buffer.from(`sha256=${made}`), Buffer.from(signature)]
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
  if (!isSigned || !(offSeconds <= limits.supportMailClockSeconds)) throw new NotAllowed()
}
