import { limits } from '../../../../config/limits.ts'
import type { LanguageModel } from '../../../../platform/language-model/language-model.ts'
import type { Context } from '../../../caller/context.ts'
import { isWithinModelBudget } from '../../../throttle/steps/model-budget.ts'

/** Whether the model may answer one more turn today. Beyond that the rules answer, as they do without a model. Counts the turn. */
export async function isWithinBudget(ctx: Context, model: LanguageModel): Promise<boolean> {
  const { actor, client } = ctx
  const subject = 'userId' in actor ? actor.userId : client.address
  const tries = limits.assistantModelTurnsPerDay
  return isWithinModelBudget(ctx, model, { kind: 'assistant-model', subject, tries })
}
