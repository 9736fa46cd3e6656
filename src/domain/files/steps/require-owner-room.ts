import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { NoRoom } from '../../caller/errors.ts'
import type { Owner } from '../file.policy.ts'
import { sumBytesOf, sumGuestBytes } from '../storage.queries.ts'

/**
 * Call before storing `bytes` more. Each owner, from however many addresses, has a quota for unattached uploads, and all guests together a
 * share of the disk. Chunks of unfinished uploads count too.
 * @throws {NoRoom} `file.no-room-for-more`, `file.no-room-for-guests`
 */
export async function requireOwnerRoom(ctx: Context, owner: Owner, bytes: number): Promise<void> {
  if ((await sumBytesOf(ctx.db, owner)) + bytes > limits.ownerUploadBytes)
    throw new NoRoom('file.no-room-for-more')
  if (owner.startsWith('guest:') && (await sumGuestBytes(ctx.db)) + bytes > limits.guestUploadBytes)
    throw new NoRoom('file.no-room-for-guests')
}
