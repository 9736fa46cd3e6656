import { type Context, inTransaction } from '../caller/context.ts'
import { type JobDetails, readJob } from '../jobs/read-job.ts'
import { requireLinked } from './job-question.policy.ts'
import { type JobQuestion, listQuestionsOf } from './job-question.queries.ts'
import {
  confirmAddress,
  deleteAddress,
  findAddress,
  listFactsOfAddress,
  type QuestionAddress,
} from './question-address.queries.ts'
import { questionKeyIn } from './steps/question-link.ts'

type Token = { token: string }

/** What a guest asked about an ad with an address, for whoever has the link in its mails. @throws NotFound; Gone for a deleted ad */
export async function readQuestionsByLink(
  ctx: Context,
  input: Token,
): Promise<{ job: JobDetails; questions: JobQuestion[]; isConfirmed: boolean }> {
  const address = requireLinked(await linkedAddress(ctx, input))
  const facts = await listFactsOfAddress(ctx.db, address.id)
  const questions = await listQuestionsOf(ctx.db, address.jobId)
  return {
    job: await readJob(ctx, address.jobId),
    questions: questions.filter(({ fact }) => facts.includes(fact)),
    isConfirmed: address.confirmedAt !== null,
  }
}

/** Idempotent. @throws NotFound */
export async function confirmQuestionAddress(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = requireLinked(await linkedAddress(inside, input))
    await confirmAddress(inside.db, id, inside.now())
  })
}

/** Ends the mails: the address is deleted, because there is no reason left to keep it. The questions stay, anonymous. @throws NotFound */
export async function endQuestionMails(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = requireLinked(await linkedAddress(inside, input))
    await deleteAddress(inside.db, id)
  })
}

async function linkedAddress(ctx: Context, { token }: Token): Promise<QuestionAddress | null> {
  const linkKey = questionKeyIn(ctx, token)
  return linkKey === null ? null : findAddress(ctx.db, linkKey)
}
