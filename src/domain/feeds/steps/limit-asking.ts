import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'

/**
 * How often the people and programs of an employer may have addresses of strangers asked; a run that reads a kept document asks
 * nobody. @throws TooMany
 */
export async function limitAsking(ctx: Context, employerId: number, readsKept: boolean): Promise<void> {
  if (readsKept || (ctx.actor.kind !== 'user' && ctx.actor.kind !== 'key')) return
  const { feedAsksPerHour: tries } = limits
  await limitTries(ctx, { kind: 'feed-ask', subject: String(employerId), tries, windowMinutes: 60 })
}
