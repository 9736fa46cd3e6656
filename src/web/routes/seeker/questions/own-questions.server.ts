import type { Context } from '../../../../domain/caller/context.ts'
import { listOwnQuestions } from '../../../../domain/job-questions/own-questions.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type OwnQuestionView = Awaited<ReturnType<typeof ownQuestionViews>>[number]

export async function ownQuestionViews(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const questions = await listOwnQuestions(ctx)
  return questions.map(({ questionId, fact, status, askedAt, settledAt, isTold, ...about }) => ({
    questionId,
    fact: t(`question-words.fact.${fact}`),
    isOpen: status === 'open',
    state: t(`question.state.${status}`),
    answer: about.answer,
    askedOn: formatDate(askedAt, locale),
    settled: settledAt && t(`question.mine.settled.${status}`, { date: formatDate(settledAt, locale) }),
    isTold,
    job: about.jobTitle,
    jobTo: href('job', locale, { key: `${about.jobId}-${about.jobSlug}` }),
    employer: about.employer,
  }))
}
