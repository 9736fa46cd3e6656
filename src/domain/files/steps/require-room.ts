import type { FileKey } from '../../../platform/files/files.ts'
import type { Context } from '../../caller/context.ts'
import { NoRoom } from '../../caller/errors.ts'
import { keepBytes } from './bytes.ts'

/**
 * Call before storing anything optional: files and drafts. The rest of the disk is reserved for the database, which fails without space.
 * @throws {NoRoom} when less would remain than the operator wants kept free
 */
export async function requireRoom(ctx: Context, bytes: number): Promise<void> {
  if (await hasRoom(ctx, bytes)) return
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  ctx.log.warn({ freeBytes, leastFreeBytes }, 'the disk is nearly full: files and drafts are refused')
  throw new NoRoom()
}

/** Stores derived data (page image, thumbnail) only where there is space for it. @throws {Unavailable} */
export async function keepIfRoom(ctx: Context, key: FileKey, bytes: Uint8Array): Promise<void> {
  if (await hasRoom(ctx, bytes.byteLength)) await keepBytes(ctx, key, bytes)
}

export async function hasRoom(ctx: Context, bytes: number): Promise<boolean> {
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  return freeBytes - bytes >= leastFreeBytes
}
