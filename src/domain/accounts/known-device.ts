import { createHash, randomBytes } from 'node:crypto'
import { daySeconds } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { deleteDevicesBeyond, deleteDevicesOf, isKnownDevice, upsertDevice } from './known-device.queries.ts'

/** The cookie that identifies a browser across sign-ins; `__Host-` on https. */
export function deviceCookieName(publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}kittel-device`
}

/** The device's hash when the owner of this address has signed in with it before; null otherwise. */
export async function findKnownDevice(ctx: Context, email: string): Promise<string | null> {
  const device = deviceIn(ctx)
  if (device === null) return null
  return (await isKnownDevice(ctx.db, email, hashOf(device))) ? hashOf(device) : null
}

/** Records that the person uses this browser. @returns the `Set-Cookie` value that identifies it */
export async function rememberDevice(ctx: Context, userId: string): Promise<string> {
  const device = deviceIn(ctx) ?? randomBytes(32).toString('base64url')
  await upsertDevice(ctx.db, { userId, deviceHash: hashOf(device), now: ctx.now() })
  // A program without cookies looks like a new device every time, each with tries and mails of its own.
  await deleteDevicesBeyond(ctx.db, userId, limits.knownDevices)
  const isSecure = ctx.realms.publicUrl.startsWith('https:')
  const lasting = `Path=/; Max-Age=${limits.knownDeviceDays * daySeconds}; HttpOnly; SameSite=Lax`
  return `${deviceCookieName(ctx.realms.publicUrl)}=${device}; ${lasting}${isSecure ? '; Secure' : ''}`
}

/** Untrusts all other devices, whose users may be strangers; the current browser stays known. */
export async function forgetOtherDevices(ctx: Context, userId: string): Promise<void> {
  const device = deviceIn(ctx)
  await deleteDevicesOf(ctx.db, userId, device === null ? null : hashOf(device))
}

function deviceIn(ctx: Context): string | null {
  const name = deviceCookieName(ctx.realms.publicUrl)
  for (const part of ctx.client.cookie.split(';')) {
    const [key, value = ''] = part.trim().split('=')
    if (key === name && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('base64url')
}
