import { createHash, randomBytes } from 'node:crypto'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import type { Visitor } from '../caller/visitor.ts'
import { deleteDevicesBeyond, deleteDevicesOf, isKnownDevice, upsertDevice } from './known-device.queries.ts'

/** The cookie by which a browser is known again to those who have signed in with it; `__Host-` where the site has https. */
export function deviceCookieName(publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}kittel-device`
}

/** The hash of the device when the owner of this address has signed in with it before; null for all others. */
export async function findKnownDevice(ctx: Context, email: string, visitor: Visitor): Promise<string | null> {
  const device = deviceIn(ctx, visitor)
  if (device === null) return null
  return (await isKnownDevice(ctx.db, email, hashOf(device))) ? hashOf(device) : null
}

/** Keeps that the person uses this browser, and returns the `Set-Cookie` value by which it is known again. */
export async function rememberDevice(ctx: Context, userId: string, visitor: Visitor): Promise<string> {
  const device = deviceIn(ctx, visitor) ?? randomBytes(32).toString('base64url')
  await upsertDevice(ctx.db, { userId, deviceHash: hashOf(device), now: ctx.now() })
  // A program that keeps no cookies is another device each time, and each has tries and mails of its own.
  await deleteDevicesBeyond(ctx.db, userId, limits.knownDevices)
  const isSecure = ctx.doors.publicUrl.startsWith('https:')
  const lasting = `Path=/; Max-Age=${limits.knownDeviceDays * 86_400}; HttpOnly; SameSite=Lax`
  return `${deviceCookieName(ctx.doors.publicUrl)}=${device}; ${lasting}${isSecure ? '; Secure' : ''}`
}

/** What others know of the account is worth no more than what strangers know; this browser stays known. */
export async function forgetOtherDevices(ctx: Context, userId: string, visitor: Visitor): Promise<void> {
  const device = deviceIn(ctx, visitor)
  await deleteDevicesOf(ctx.db, userId, device === null ? null : hashOf(device))
}

function deviceIn(ctx: Context, { cookie }: Visitor): string | null {
  const name = deviceCookieName(ctx.doors.publicUrl)
  for (const part of cookie.split(';')) {
    const [key, value = ''] = part.trim().split('=')
    if (key === name && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('base64url')
}
