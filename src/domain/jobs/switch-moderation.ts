import type { Context } from '../caller/context.ts'
import { requireReviewer } from './job.policy.ts'
import { loadModeration, saveModeration } from './moderation.queries.ts'

/**
 * Decides whether new ads of employers wait for a review before they appear; what is public stays so.
 * @throws SignInRequired, NotAllowed for anyone but administrators
 */
export async function switchModeration(ctx: Context, { isOn }: { isOn: boolean }): Promise<void> {
  requireReviewer(ctx.actor)
  await saveModeration(ctx.db, isOn, ctx.now())
}

/** Whether new ads are looked over first; they are not, until an administrator says so. */
export async function isModerationOn(ctx: Context): Promise<boolean> {
  return loadModeration(ctx.db)
}
