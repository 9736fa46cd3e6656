import type { Meaning } from '../understanding/meaning.ts'
import { splitQuestions } from '../understanding/split-questions.ts'
import type { Answer, Asked } from './answer.ts'
import { answerMeanings } from './answer-meanings.ts'

/** What stands by itself, so that two of it can be said one after the other. */
const whole: ReadonlySet<string> = new Set([
  'guide',
  'pay',
  'employer',
  'professions',
  'kept',
  'who',
  'human',
])

/** The answers to both questions of a turn that asks two; null when it asks one, or when one of them has no answer of its own. */
export async function answerBoth(
  asked: Asked,
  understand: (text: string) => Meaning[],
): Promise<Answer | null> {
  const questions = splitQuestions(asked.text)
  if (!questions) return null
  const [first, second] = questions.map(text => ({ text, meanings: understand(text) }))
  if (!first || !second || !isWhole(first.meanings) || !isWhole(second.meanings)) return null
  if (idOf(first.meanings) === idOf(second.meanings)) return null
  const one = await answerMeanings({ ...asked, text: first.text }, first.meanings)
  const other = await answerMeanings({ ...asked, text: second.text, state: one.state }, second.meanings)
  return {
    // What may be asked next is that of the second.
    parts: [...one.parts.filter(({ type }) => type !== 'choices'), ...other.parts],
    state: other.state,
    outcome: one.outcome,
    tools: [...one.tools, ...other.tools],
  }
}

function isWhole([first]: readonly Meaning[]): boolean {
  if (first?.kind === 'guide') return first.answer.certainty === 'sure'
  return first !== undefined && whole.has(first.kind)
}

function idOf([first]: readonly Meaning[]): string {
  return first?.kind === 'guide' ? first.answer.id : (first?.kind ?? '')
}
