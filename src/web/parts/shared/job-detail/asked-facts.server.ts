import type { AskedFact } from '../../../../domain/jobs/asked-fact.values.ts'
import type { GivenAnswer } from '../../../../domain/jobs/employer-answers.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'

type Facts = [key: string, values: string[]][]

/** Where the page shows each fact; duty has one line for three of them. The lines of the others say themselves who says it. */
const lineOf: Partial<Record<AskedFact, string>> = {
  pay: 'pay',
  workload: 'workload',
  nights: 'duty',
  weekends: 'duty',
  'on-call': 'duty',
  start: 'start',
  contract: 'contract',
  experience: 'experience',
  remote: 'remote',
}

/** The facts with what the employer said when it was asked: marked with the day it said so, also that it says nothing. */
export function withGivenAnswers(facts: Facts, { givenAnswers, duty }: JobDetails, locale: Locale): Facts {
  const silent = givenAnswers.filter(({ fact, isRefused }) => isRefused && fact !== 'pay')
  const stated = facts.map(([key, values]): Facts[number] => [
    key,
    givenAnswers
      .filter(({ fact }) => key === lineOf[fact] || key === `${lineOf[fact]}-ch`)
      .filter(({ fact, isRefused }) => isRefused || fact !== 'on-call' || !duty[fact])
      .reduce((marked, answer) => withAnswer(marked, answer, locale), values),
  ])
  // Of what is not stated, only pay has a line.
  return [
    ...stated,
    ...silent.map(({ fact, at }): Facts[number] => [`asked.${fact}`, [refusedText(at, locale)]]),
  ]
}

function withAnswer(values: string[], { fact, at, isRefused, duty }: GivenAnswer, locale: Locale): string[] {
  const t = translator(locale)
  const given = (value: string) => t('question-words.given-on', { value, date: formatDate(at, locale) })
  if (isRefused) return fact === 'pay' ? [refusedText(at, locale)] : values
  if (lineOf[fact] !== 'duty') return values.map(given)
  if (duty.length === 0) return [...values, given(t('question-words.no-on-call'))]
  const labels = duty.map(model => jobValueLabel('shift', model, locale))
  return values.map(value => (labels.includes(value) ? given(value) : value))
}

function refusedText(at: Date, locale: Locale): string {
  return translator(locale)('question-words.refused-on', { date: formatDate(at, locale) })
}

/** The page with the questions has them all. */
const shownQuestions = 6

/** What one may ask the employer about, with the address that takes the questions; null for nothing. */
export function askingOf({ id, slug, askableFacts }: JobDetails, locale: Locale) {
  if (askableFacts.length === 0) return null
  const t = translator(locale)
  return {
    to: href('ask-employer', locale, { key: `${id}-${slug}` }),
    text: t('question-words.ask'),
    more: askableFacts.length > shownQuestions ? t('question-words.more') : null,
    facts: askableFacts.slice(0, shownQuestions).map(fact => {
      const label = t(`question-words.fact.${fact}`)
      return { fact, label, name: t('question-words.ask-for', { fact: label }) }
    }),
  }
}
