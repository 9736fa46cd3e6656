import { berlinDay, berlinMoment } from '../../../../basics/berlin.ts'
import { daySeconds } from '../../../../basics/time.ts'
import { limits } from '../../../../config/limits.ts'
import type { LanguageModel } from '../../../../platform/language-model/language-model.ts'
import type { Context } from '../../../caller/context.ts'
import { isDomainError } from '../../../caller/errors.ts'
import { limitTries } from '../../../throttle/steps/limit-tries.ts'
import { countTokensSince } from '../../conversation/turn.queries.ts'

/**
 * Whether the model may be asked once more today: within what the operator spends a day, and within each person's turns. Beyond them the
 * rules answer, as they do without a model. Counts the turn.
 */
export async function isWithinBudget(ctx: Context, model: LanguageModel): Promise<boolean> {
  const spent = model.tokensPerDay > 0 ? await spentToday(ctx) : 0
  if (spent >= model.tokensPerDay) return false
  const { actor, client } = ctx
  const subject = 'userId' in actor ? actor.userId : client.address
  // The operator's terminal comes over no network.
  if (subject === '') return true
  const tries = limits.assistantModelTurnsPerDay
  try {
    await limitTries(ctx, { kind: 'assistant-model', subject, tries, windowMinutes: daySeconds / 60 })
    return true
  } catch (error) {
    if (isDomainError(error) && error.kind === 'too-many') return false
    throw error
  }
}

/** Tokens since midnight in Berlin, of everybody. */
export async function spentToday(ctx: Context): Promise<number> {
  return countTokensSince(ctx.db, midnightBefore(ctx.now()))
}

function midnightBefore(now: Date): Date {
  return berlinMoment(`${berlinDay(now)}T00:00`) ?? now
}
