import { berlinDay, berlinMoment } from '../../../basics/berlin.ts'
import { daySeconds } from '../../../basics/time.ts'
import type { LanguageModel } from '../../../platform/language-model/language-model.ts'
import type { Context } from '../../caller/context.ts'
import { isDomainError } from '../../caller/errors.ts'
import { countModelTokensSince } from '../model-tokens.queries.ts'
import { limitTries } from './limit-tries.ts'

/** Whom a use of the model is counted for, and how often a day they may; nobody is counted for the operator's terminal. */
type ModelUser = { kind: string; subject: string; tries: number }

/**
 * Whether the model may be asked once more today: within what the operator spends a day on everything together, and within each person's
 * share. Counts the use.
 */
export async function isWithinModelBudget(
  ctx: Context,
  model: LanguageModel,
  { kind, subject, tries }: ModelUser,
): Promise<boolean> {
  const spent = model.tokensPerDay > 0 ? await modelTokensToday(ctx) : 0
  if (spent >= model.tokensPerDay) return false
  if (subject === '') return true
  try {
    await limitTries(ctx, { kind, subject, tries, windowMinutes: daySeconds / 60 })
    return true
  } catch (error) {
    if (isDomainError(error) && error.kind === 'too-many') return false
    throw error
  }
}

/** What everything together has cost since midnight in Berlin. */
export async function modelTokensToday(ctx: Context): Promise<number> {
  return countModelTokensSince(ctx.db, midnightBefore(ctx.now()))
}

function midnightBefore(now: Date): Date {
  return berlinMoment(`${berlinDay(now)}T00:00`) ?? now
}
