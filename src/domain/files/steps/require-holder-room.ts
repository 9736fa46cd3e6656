import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { NoRoom } from '../../caller/errors.ts'
import type { Holder } from '../file.policy.ts'
import { sumBytesOf, sumGuestBytes } from '../storage.queries.ts'

/**
 * Called before `bytes` more are kept: however many addresses they come from, nobody holds more than a share of what nothing was made
 * of, and guests together fill a part of the disk and not all of it. Pieces of unfinished uploads count, too.
 * @throws {NoRoom} `file.no-room-for-more`, `file.no-room-for-guests`
 */
export async function requireHolderRoom(ctx: Context, holder: Holder, bytes: number): Promise<void> {
  if ((await sumBytesOf(ctx.db, holder)) + bytes > limits.holderUploadBytes)
    throw new NoRoom('file.no-room-for-more')
  if (holder.startsWith('guest:') && (await sumGuestBytes(ctx.db)) + bytes > limits.guestUploadBytes)
    throw new NoRoom('file.no-room-for-guests')
}
