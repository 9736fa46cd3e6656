import { secondsAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'

/** Answers given one after the other go out in one mail. The caller has asked its policy. */
export async function soonTellAskers(ctx: Context, jobId: number): Promise<void> {
  const startAfter = secondsAfter(ctx.now(), limits.questionTellSeconds + 1)
  await ctx.tasks.enqueue('tell-askers', {}, { startAfter, uniqueKey: `job ${jobId}` })
}
