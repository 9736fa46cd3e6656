import { limits } from '../../../config/limits.ts'
import { isUnlocked } from '../../billing/steps/sells.ts'
import type { Context } from '../../caller/context.ts'
import { countFeedAds } from '../feed-room.queries.ts'

/** How many more ads an employer's feeds may bring; null without an end. Ads that are there already stay. */
export async function openFeedRoom(ctx: Context, employerId: number): Promise<number | null> {
  if (await isUnlocked(ctx, { employerId, kind: 'large-feeds' })) return null
  return Math.max(0, limits.freeFeedAds - (await countFeedAds(ctx.db, employerId)))
}
