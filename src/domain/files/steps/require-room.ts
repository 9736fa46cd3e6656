import type { FileKey } from '../../../platform/files/files.ts'
import type { Context } from '../../caller/context.ts'
import { NoRoom } from '../../caller/errors.ts'
import { keepBytes } from './bytes.ts'

/**
 * Called before anything is kept that can wait: files and drafts. What is left of the disk belongs to the database, which breaks when
 * it has none. @throws {NoRoom} when the disk would have less left than the operator wants kept free
 */
export async function requireRoom(ctx: Context, bytes: number): Promise<void> {
  if (await hasRoom(ctx, bytes)) return
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  ctx.log.warn({ freeBytes, leastFreeBytes }, 'the disk is nearly full: files and drafts are refused')
  throw new NoRoom()
}

/** Keeps what can be made again (the picture of a page, a smaller image) where there is room for it. @throws {Unavailable} */
export async function keepIfRoom(ctx: Context, key: FileKey, bytes: Uint8Array): Promise<void> {
  if (await hasRoom(ctx, bytes.byteLength)) await keepBytes(ctx, key, bytes)
}

/** Whether the disk has as much left afterwards as the operator wants kept free. */
export async function hasRoom(ctx: Context, bytes: number): Promise<boolean> {
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  return freeBytes - bytes >= leastFreeBytes
}
