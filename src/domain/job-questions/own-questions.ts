import { limits } from '../../config/limits.ts'
import { translator } from '../../i18n/translate.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { factText } from './fact-text.ts'
import { requireOwnAsker } from './job-question.policy.ts'
import { listQuestionsOfPerson, loadAskedJobs, type OwnQuestionRow, setTold } from './own-question.queries.ts'

export type OwnQuestion = OwnQuestionRow & {
  jobTitle: string
  jobSlug: string
  /** In words; null while there is none, and after the ad's end. */
  answer: string | null
}

/** What the caller has asked with the account, until 30 days after the answer; open questions first. */
export async function listOwnQuestions(ctx: Context): Promise<OwnQuestion[]> {
  const { userId } = requireOwnAsker(ctx.actor)
  const rows = await listQuestionsOfPerson(ctx.db, userId, limits.ownQuestionsShown)
  const jobs = await loadAskedJobs(ctx.db, [...new Set(rows.map(({ jobId }) => jobId))])
  return rows.flatMap(row => {
    const job = jobs.get(row.jobId)
    if (!job) return []
    const { fact, status } = row
    const isAnswered = status === 'answered' || status === 'stated'
    const refusal = status === 'refused' ? translator(ctx.locale)('question-words.refused') : null
    const answer = isAnswered ? factText(job, fact, ctx.locale) : refusal
    return [{ ...row, jobTitle: job.title, jobSlug: job.slug, answer }]
  })
}

/** Whether the answer is mailed; the question stays asked either way. @throws {NotFound} for what the caller has not asked */
export async function changeOwnQuestion(
  ctx: Context,
  input: { questionId: number; isTold: boolean },
): Promise<void> {
  const { userId } = requireOwnAsker(ctx.actor)
  if (!(await setTold(ctx.db, { userId, ...input }))) throw new NotFound()
}
