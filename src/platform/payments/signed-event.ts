import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the clocks of both sides may be apart. */
const toleranceSeconds = 300

/** `t=<seconds>,v1=<HMAC of "<seconds>.<raw>" in hex>`, the form that payment providers use. */
export function signEvent(raw: Uint8Array, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${macOf(raw, secret, seconds)}`
}

export function isSignedEvent(
  { raw, signature }: { raw: Uint8Array; signature: string },
  secret: string,
  now: Date,
): boolean {
  const [, stamp = '', mac = ''] = /^t=(\d{9,11}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const seconds = Number(stamp)
  if (mac === '' || Math.abs(now.getTime() / 1_000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(raw, secret, seconds)))
}

function macOf(raw: Uint8Array, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')
}
