import type { GuideAnswer } from '../../../../guide/find-guide-answer.ts'
import { guide } from '../../../../guide/guide-text.ts'
import type { Outside } from '../../../../guide/outside-of.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { withSearch } from '../../conversation/conversation-state.ts'
import { namesWork } from '../../understanding/work-words.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { writeSearch } from '../search-words.ts'
import { offered } from './talk.ts'

const mostChoices = 3

/** What must not or cannot be answered: says so, and what she can do. */
export function refuse(asked: Asked, outside: Outside, general: GuideAnswer | null): Answer {
  const { t, state } = asked
  const key =
    outside.about === 'medical' && outside.isUrgent
      ? 'urgent'
      : outside.about === 'hostile'
        ? outside.manner
        : outside.about
  const said = t(`assistant.outside.${key}`)
  const parts: AnswerPart[] = general
    ? [
        text([said, t('assistant.outside.general'), general.text].join('\n\n')),
        { type: 'sources', sources: general.sources },
      ]
    : [text(said)]
  if (outside.about === 'legal') parts.push({ type: 'handover', to: 'support' })
  if (key !== 'urgent') parts.push(...offered(asked, ['abilities', 'nursing']))
  return { parts, state, outcome: `outside-${key}`, tools: [] }
}

/** A text of the guide, with its sources. */
export function fromGuide({ state, t, search }: Asked, answer: GuideAnswer): Answer {
  const { certainty, others } = answer
  const lead = certainty === 'maybe' ? [t('assistant.guide.maybe', { title: answer.title })] : []
  const asks = certainty === 'maybe' ? [...others, ...answer.choices] : answer.choices
  const parts: AnswerPart[] = [
    text([...lead, answer.text].join('\n\n')),
    ...(answer.sources.length > 0 ? [{ type: 'sources' as const, sources: answer.sources }] : []),
    ...choices(...asks.slice(0, mostChoices).map(choice => asQuestion(choice, t))),
  ]
  // "Was ist eine MFA?", "und welche Stellen gibt es da?"
  const topic = answer.title.split(' (', 1)[0] ?? ''
  const isTopic = search === null && guide().fieldOf.get(answer.id) === 'professions' && namesWork(topic)
  const next = isTopic ? withSearch(state, writeSearch({ ...noJobSearchParams, q: topic })) : state
  return {
    parts,
    state: { ...next, topic: answer.id },
    outcome: `guide-${answer.id}`,
    tools: ['guide'],
  }
}

/** "Hebamme" alone would look for jobs. */
function asQuestion(choice: { label: string; text: string }, t: Translate): { label: string; text: string } {
  return namesWork(choice.text)
    ? { ...choice, text: t('assistant.guide.what-is', { title: choice.text }) }
    : choice
}
