import type { Locale } from '../../../i18n/locale.ts'
import { languageOf } from '../understanding/language-of.ts'
import { employersIn } from './employers-in.ts'
import type { KnownFacts } from './known-facts.ts'
import { numbersIn } from './numbers-in.ts'

export type WordsProblem = 'link' | 'number' | 'quotation' | 'employer' | 'language' | 'nothing'

const link = /https?:|www\.|@|\]\(|<\/?[a-z]|\b[\w-]+\.(?:de|at|ch|com|org|net|eu|info|io)\b/i
const quotation = /„([^“”"]{2,})[“”"]|“([^”]{2,})”|"([^"]{2,})"|«([^»]{2,})»|»([^«]{2,})«/gu

/** What is wrong with a sentence of a model; null for one in which every number, quotation and employer is backed by this turn's results. */
export function problemOfSentence(sentence: string, facts: KnownFacts): WordsProblem | null {
  if (link.test(sentence)) return 'link'
  const isBacked = (readings: number[][]) => readings.some(values => values.every(facts.hasNumber))
  if (!numbersIn(sentence).every(isBacked)) return 'number'
  const quoted = [...sentence.matchAll(quotation)].map(([, ...groups]) => groups.find(Boolean) ?? '')
  if (!quoted.every(facts.hasText)) return 'quotation'
  return employersIn(sentence).every(facts.hasText) ? null : 'employer'
}

/** What is wrong with the answer as a whole. */
export function problemOfAnswer(text: string, locale: Locale): WordsProblem | null {
  if (text.trim() === '') return 'nothing'
  const language = languageOf(text)
  return language !== null && language !== locale ? 'language' : null
}
