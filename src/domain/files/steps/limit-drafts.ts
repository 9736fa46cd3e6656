import { dayMinutes } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { NoRoom } from '../../caller/errors.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { countGuestDrafts, type DraftTable } from '../guest-drafts.queries.ts'
import { requireRoom } from './require-room.ts'

type Save = {
  owner: string
  isNew: boolean
  bytes: number
  table: DraftTable
}

/**
 * Keeps drafts from filling the disk: per address 100 new ones a day and 2,000 saves an hour, 20,000 drafts of each kind by all guests, and
 * none while the disk is nearly full. @throws {TooMany}, {NoRoom}
 */
export async function limitDrafts(ctx: Context, save: Save): Promise<void> {
  const { isNew, bytes, owner } = save
  // A guest has as many browsers as they like.
  const { address: subject } = ctx.client
  await limitTries(ctx, { kind: 'draft-save', subject, tries: limits.draftSavesPerHour, windowMinutes: 60 })
  await requireRoom(ctx, bytes)
  if (!isNew) return
  await limitTries(ctx, { kind: 'draft', subject, tries: limits.newDraftsPerDay, windowMinutes: dayMinutes })
  const isGuest = owner.startsWith('guest:')
  const { guestDrafts } = limits
  if (isGuest && (await countGuestDrafts(ctx.db, save.table, guestDrafts)) >= guestDrafts) throw new NoRoom()
}
