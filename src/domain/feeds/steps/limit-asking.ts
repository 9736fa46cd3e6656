import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'

/** Limits how often an employer's people and API keys can make us fetch; a run on a stored document makes no request. @throws TooMany */
export async function limitAsking(ctx: Context, employerId: number, readsKept: boolean): Promise<void> {
  if (readsKept || (ctx.actor.kind !== 'user' && ctx.actor.kind !== 'key')) return
  const { feedAsksPerHour: tries } = limits
  await limitTries(ctx, { kind: 'feed-ask', subject: String(employerId), tries, windowMinutes: 60 })
}
