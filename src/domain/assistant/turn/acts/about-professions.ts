import type { AnswerPart } from '../../answer-part.schema.ts'
import { suggestProfessionsTool } from '../../tools/suggest-professions.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'

const most = 5

/** Professions beside one that a question names, with how many ads there are; null when it names none. */
export async function professionsBeside(asked: Asked, words: string): Promise<Answer | null> {
  const { ctx, t, state } = asked
  const { professions, related } = await suggestProfessionsTool.run(ctx, { text: words.slice(0, 200) })
  const [named] = professions
  if (!named) return null
  const others = related.filter(({ jobs }) => jobs > 0).slice(0, most)
  const tools = ['suggest_professions']
  if (others.length === 0) {
    const ask = choices({
      label: named.label,
      text: t('assistant.professions.ask', { label: firstForm(named.label) }),
    })
    return {
      parts: [text(t('assistant.professions.none', { label: named.label })), ...ask],
      state,
      outcome: 'professions',
      tools,
    }
  }
  const parts: AnswerPart[] = [
    text(t('assistant.professions.related', { label: named.label })),
    {
      type: 'table',
      caption: t('assistant.professions.caption'),
      columns: [t('assistant.professions.jobs')],
      rows: others.map(({ label, jobs }) => ({ label, cells: [String(jobs)] })),
    },
    ...choices(
      ...others
        .slice(0, 4)
        .map(({ label }) => ({ label, text: t('assistant.professions.ask', { label: firstForm(label) }) })),
    ),
  ]
  return { parts, state, outcome: 'professions', tools }
}

function firstForm(label: string): string {
  return label.split(' / ', 1)[0] ?? label
}
