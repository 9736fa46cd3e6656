import type { Context } from '../../../../domain/caller/context.ts'
import { listAskedJobs } from '../../../../domain/job-questions/list-asked-jobs.ts'
import {
  type AskedFact,
  answerChoices,
  answerNumbers,
  answerPayPeriods,
  type NumberFact,
} from '../../../../domain/jobs/asked-fact.values.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'

export type AskedJobView = Awaited<ReturnType<typeof askedJobViews>>[number]
export type QuestionView = AskedJobView['questions'][number]

/** An employer's ads with what readers ask about each, and the answers that are one press. */
export async function askedJobViews(ctx: Context, employerId: number) {
  const { locale } = ctx
  const t = translator(locale)
  const jobs = await listAskedJobs(ctx, { employerId })
  return jobs.map(({ id, slug, title, country, questions }) => ({
    id,
    title,
    to: href('job', locale, { key: `${id}-${slug}` }),
    currency: country === 'CH' || country === 'LI' ? 'CHF' : 'EUR',
    periods: answerPayPeriods.map(value => ({ value, label: t(`job-words.per.${value}`) })),
    questions: questions.map(({ fact, status, askedCount, settledAt }) => ({
      fact,
      label: t(`question-words.fact.${fact}`),
      asked: t('question.count', { count: askedCount }),
      refused:
        status === 'refused' && settledAt
          ? t('question.inbox.refused-on', { date: formatDate(settledAt, locale) })
          : null,
      number: isNumberFact(fact)
        ? { label: t(`question.inbox.number.${fact}`), ...answerNumbers[fact] }
        : null,
      choices: choicesOf(fact, ctx.locale, t),
    })),
  }))
}

function isNumberFact(fact: AskedFact): fact is NumberFact {
  return fact in answerNumbers
}

function choicesOf(fact: AskedFact, locale: Context['locale'], t: Translate) {
  switch (fact) {
    case 'pay':
    case 'workload':
    case 'start':
    case 'roster-notice':
    case 'holidays':
    case 'full-time-hours':
    case 'training-authorisation':
      return []
    case 'contract':
    case 'experience':
    case 'remote':
      return answerChoices[fact].map(value => ({ value, label: jobValueLabel(fact, value, locale) }))
    default:
      return answerChoices[fact].map(value => ({ value, label: t(`question.choice.${fact}.${value}`) }))
  }
}
