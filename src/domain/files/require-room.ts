import type { Context } from '../context.ts'
import { NoRoom } from '../errors.ts'

/**
 * Called before anything is kept that can wait: files and drafts. What is left of the disk belongs to the database, which breaks when
 * it has none. @throws {NoRoom} when the disk would have less left than the operator wants kept free
 */
export async function requireRoom(ctx: Context, bytes: number): Promise<void> {
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  if (freeBytes - bytes >= leastFreeBytes) return
  ctx.log.warn({ freeBytes, leastFreeBytes }, 'the disk is nearly full: files and drafts are refused')
  throw new NoRoom()
}
