import { limits } from '../../config/limits.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { countFileBytes, sumGuestBytes } from './storage.queries.ts'

export type Storage = {
  freeBytes: number
  leastFreeBytes: number
  /** Uploads and drafts are refused. */
  isFull: boolean
  fileBytes: number
  guestBytes: number
  guestBytesMax: number
}

/** For administrators. @throws SignInRequired, NotAllowed */
export async function readStorage(ctx: Context): Promise<Storage> {
  requirePermission(ctx, 'system.read')
  const { freeBytes, leastFreeBytes } = await ctx.disk.read()
  return {
    freeBytes,
    leastFreeBytes,
    isFull: freeBytes < leastFreeBytes,
    fileBytes: await countFileBytes(ctx.db),
    guestBytes: await sumGuestBytes(ctx.db),
    guestBytesMax: limits.guestUploadBytes,
  }
}
