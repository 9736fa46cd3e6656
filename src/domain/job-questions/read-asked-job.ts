import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { ownerOf } from '../files/file.policy.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import { canManageJobsOf } from '../jobs/job.policy.ts'
import { type JobDetails, readJob } from '../jobs/read-job.ts'
import { hasAnswerer } from './asked-job.queries.ts'
import { listOwnAsked, listQuestionsOf } from './job-question.queries.ts'

export type AskedJobView = {
  job: JobDetails
  /** What can be asked, with how many have, and whether the caller has. */
  facts: { fact: AskedFact; askedCount: number; isAsked: boolean }[]
  /** Somebody at the employer is told of the questions. */
  hasAnswerer: boolean
  isOwnAd: boolean
  /** A guest's, for the answers; null when none was left. */
  address: { email: string; isConfirmed: boolean } | null
}

/** An ad's questions for whoever may ask them. @throws NotFound, Gone as `readJob`, and NotFound for an ad that was never public */
export async function readAskedJob(ctx: Context, input: { jobId: number }): Promise<AskedJobView> {
  const job = await readJob(ctx, input.jobId)
  if (job.status === 'draft' || job.status === 'in-review') throw new NotFound()
  const asker = ownerOf(ctx, 'questions')
  const questions = await listQuestionsOf(ctx.db, job.id)
  const mine = asker === null ? [] : await listOwnAsked(ctx.db, { jobId: job.id, asker })
  const countOf = new Map(
    questions.flatMap(({ fact, status, askedCount }) => (status === 'open' ? [[fact, askedCount]] : [])),
  )
  const withAddress = mine.find(({ email }) => email !== null)
  return {
    job,
    facts: job.askableFacts.map(fact => ({
      fact,
      askedCount: countOf.get(fact) ?? 0,
      isAsked: countOf.has(fact) && mine.some(asked => asked.fact === fact),
    })),
    hasAnswerer: await hasAnswerer(ctx.db, job.id),
    isOwnAd: canManageJobsOf(ctx.actor, job.employer.id, 'jobs:read'),
    address: withAddress?.email ? { email: withAddress.email, isConfirmed: withAddress.isConfirmed } : null,
  }
}
