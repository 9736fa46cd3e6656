import type { Context } from '../caller/context.ts'
import { requireReviewer } from './job.policy.ts'
import { loadModeration, saveModeration } from './moderation.queries.ts'

/**
 * Turns moderation of employers' new jobs on or off; public jobs are unaffected.
 * @throws SignInRequired, NotAllowed for anyone but administrators
 */
export async function switchModeration(ctx: Context, { isOn }: { isOn: boolean }): Promise<void> {
  requireReviewer(ctx.actor)
  await saveModeration(ctx.db, isOn, ctx.now())
}

/** Off until an administrator turns it on. */
export async function isModerationOn(ctx: Context): Promise<boolean> {
  return loadModeration(ctx.db)
}
