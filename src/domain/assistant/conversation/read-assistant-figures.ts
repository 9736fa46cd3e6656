import { daysBefore } from '../../../basics/time.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { isOn } from '../../switches/steps/is-on.ts'
import { modelTokensToday } from '../../throttle/steps/model-budget.ts'
import { countRatings, listReasons, type Rating, type RatingRow } from './rating.queries.ts'
import { readTurnFigures, type TurnFigures } from './turn-figures.queries.ts'

/** That far back; older records are deleted after 90 days. */
const days = 30
const mostReasons = 50

export type AssistantFigures = {
  days: number
  turns: TurnFigures
  ratings: Record<Rating, number>
  /** What people said about answers, latest first. */
  reasons: RatingRow[]
  /** Null where no model is configured. */
  model: { name: string; isOn: boolean; tokensToday: number; tokensPerDay: number } | null
}

/** How the assistant does, for administrators who may see statistics: no word of a conversation, but for what people sent with a reason. */
export async function readAssistantFigures(ctx: Context): Promise<AssistantFigures> {
  requirePermission(ctx, 'statistics.read')
  const since = daysBefore(ctx.now(), days)
  const { languageModel: model } = ctx
  return {
    days,
    turns: await readTurnFigures(ctx.db, since),
    ratings: await countRatings(ctx.db, since),
    reasons: await listReasons(ctx.db, { since, most: mostReasons }),
    model: model && {
      name: model.name,
      isOn: isOn(ctx, 'assistant-model'),
      tokensToday: await modelTokensToday(ctx),
      tokensPerDay: model.tokensPerDay,
    },
  }
}
