import { type Answer, type Asked, choices, text } from '../answer.ts'

/** From now on, in this conversation, nothing that is asked goes to the provider of a model; or it may again. */
export function chooseModel({ ctx, t, state }: Asked, chosen: 'without' | 'with'): Answer {
  const hasModel = ctx.languageModel !== null
  const other = t(`assistant.choice.${chosen === 'without' ? 'with-model' : 'without-model'}`)
  return {
    parts: [
      text(t(`assistant.model.${hasModel ? chosen : 'none'}`)),
      ...(hasModel ? choices({ label: other, text: other }) : []),
    ],
    state: { ...state, isWithoutModel: hasModel && chosen === 'without' },
    outcome: 'model-chosen',
    tools: [],
  }
}
