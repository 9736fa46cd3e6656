import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import { askableFacts } from '../jobs/employer-answers.ts'
import { canReadJob, isLive } from '../jobs/job.policy.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { lockJob } from '../jobs/steps/job.queries.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireAsker } from './job-question.policy.ts'
import { findQuestion, insertAsker, insertQuestion, reopenQuestion } from './job-question.queries.ts'
import { jobQuestionLife } from './job-question.status.ts'

type Job = NonNullable<Awaited<ReturnType<typeof lockJob>>>

/**
 * Asks an ad's employer about a fact that the ad does not state. The employer sees how many have asked, never who. Asking again changes
 * nothing.
 * @throws {NotFound}; {Conflict} for an ended ad, a fact that the ad states, or one the employer says nothing about; {TooMany}; SignInRequired
 * and NotAllowed as `requireAsker`
 */
export async function askAboutJob(ctx: Context, input: { jobId: number; fact: AskedFact }): Promise<void> {
  const { actor, client } = ctx
  if (actor.kind === 'guest' || actor.kind === 'user')
    await limitTries(ctx, {
      kind: 'job-question',
      subject: actor.kind === 'user' ? actor.userId : client.address,
      tries: limits.questionsPerHour,
      windowMinutes: 60,
    })
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    const job = await lockJob(db, input.jobId)
    if (!job || !canReadJob(actor, stateOf(job))) throw new NotFound()
    const asker = requireAsker(inside, job)
    if (!isLive(stateOf(job), now)) throw new Conflict('question.problem.ended')
    if (!askableFacts(job).includes(input.fact)) throw new Conflict('question.problem.stated')
    const questionId = await openQuestion(inside, input)
    const userId = actor.kind === 'user' ? actor.userId : null
    const isNew = await insertAsker(db, { questionId, jobId: job.id, asker, userId, now })
    if (!isNew) return
    await tellLive(inside, {
      topics: [`employer:${job.employer_id}`],
      kind: 'question',
      details: { jobId: job.id },
    })
  })
}

async function openQuestion(ctx: Context, { jobId, fact }: { jobId: number; fact: AskedFact }) {
  const { db } = ctx
  const now = ctx.now()
  const known = await findQuestion(db, jobId, fact)
  if (!known) return insertQuestion(db, { jobId, fact, now })
  if (known.status === 'open') return known.id
  if (!jobQuestionLife.may(known.status, 'open', 'reader')) throw new Conflict('question.problem.stated')
  // Whoever asked before the ad ended has not been told anything and still waits.
  await reopenQuestion(db, known.id, { now, keepsAskers: known.status === 'closed' })
  return known.id
}

function stateOf(job: Job) {
  return {
    // The cast: a check constraint limits the column to these.
    status: job.status as JobStatus,
    validThrough: job.valid_through,
    employerId: job.employer_id,
  }
}
