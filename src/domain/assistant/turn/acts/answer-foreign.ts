import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import type { OtherLanguage } from '../../understanding/language-of.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'

/** The same sentence for whoever reads neither German nor English. */
const sentences: Record<OtherLanguage, string> = {
  fr: 'Je comprends l’allemand et l’anglais.',
  it: 'Capisco il tedesco e l’inglese.',
  es: 'Entiendo alemán e inglés.',
  tr: 'Almanca ve İngilizce anlıyorum.',
  pl: 'Rozumiem po niemiecku i po angielsku.',
  uk: 'Я розумію німецьку та англійську.',
  ar: 'أفهم الألمانية والإنجليزية.',
}

const languages = [
  { label: 'English', text: 'English please' },
  { label: 'Deutsch', text: 'Bitte auf Deutsch' },
]

/** A question in a language that she does not understand: says so, and offers the profession that was recognised in it. */
export function answerForeign(asked: Asked, language: OtherLanguage): Answer {
  const { t, ctx, state } = asked
  const [profession] = findProfessions(asked.text)
  const label = profession && jobValueLabel('profession', profession.id, ctx.locale)
  const known = label === undefined ? [] : [t('assistant.foreign.jobs', { label })]
  const offered = ['nursing', 'doctors'].map(name => t(`assistant.choice.${name}`))
  return {
    parts: [
      text(`${t('assistant.foreign.understood')}\n\n${sentences[language]}`),
      ...choices(...known, ...languages, ...offered),
    ],
    state,
    outcome: 'foreign',
    tools: [],
  }
}
