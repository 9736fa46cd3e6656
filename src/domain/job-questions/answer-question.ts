import type { Selectable } from 'kysely'
import type { Jobs } from '../../db/tables.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import type { AskedFact } from '../jobs/asked-fact.values.ts'
import { type AnswerColumns, columnsWithAnswer } from '../jobs/employer-answers.ts'
import { isLive } from '../jobs/job.policy.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { isStated } from '../jobs/stated-facts.ts'
import { insertJobEvent, lockJob, updateJob } from '../jobs/steps/job.queries.ts'
import { actorName } from '../jobs/steps/move-job.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { answerColumns, type JobAnswer } from './answer-columns.ts'
import { loadCountry } from './asked-job.queries.ts'
import { requireAnswerer } from './job-question.policy.ts'
import { findQuestion, listAskingPeople, settleQuestion } from './job-question.queries.ts'
import { jobQuestionLife } from './job-question.status.ts'
import { soonTellAskers } from './steps/soon-tell-askers.ts'

/**
 * Answers a question about an ad for its employer: the answer becomes a fact of the ad, and everyone who asked is told. A feed that says
 * nothing about the fact leaves it alone.
 * @throws {NotFound}; {Conflict} when it is not open any more, the ad says it meanwhile, or has ended
 */
export async function answerJobQuestion(
  ctx: Context,
  { jobId, answer }: { jobId: number; answer: JobAnswer },
): Promise<void> {
  await settle(ctx, { jobId, fact: answer.fact, to: 'answered' }, async ({ db }, job, now) => {
    const country = await loadCountry(db, jobId)
    const currency = country === 'CH' || country === 'LI' ? 'CHF' : 'EUR'
    return answerColumns(answer, { currency, specialty: job.specialty, now })
  })
}

/** Says for an employer that it says nothing about a fact; whoever asked is told that too. @throws as {@link answerJobQuestion} */
export async function refuseJobQuestion(
  ctx: Context,
  { jobId, fact }: { jobId: number; fact: AskedFact },
): Promise<void> {
  await settle(ctx, { jobId, fact, to: 'refused' }, async () => null)
}

async function settle(
  ctx: Context,
  { jobId, fact, to }: { jobId: number; fact: AskedFact; to: 'answered' | 'refused' },
  columnsOf: (ctx: Context, job: Selectable<Jobs>, now: Date) => Promise<AnswerColumns | null>,
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { db, actor } = inside
    const now = inside.now()
    const job = await lockJob(db, jobId)
    if (!job) throw new NotFound()
    requireAnswerer(actor, job.employer_id)
    const question = await findQuestion(db, jobId, fact)
    if (!question) throw new NotFound()
    // The cast: a check constraint limits the column to these.
    const status = job.status as JobStatus
    if (!isLive({ status, validThrough: job.valid_through }, now))
      throw new Conflict('question.problem.ended')
    const isPossible = jobQuestionLife.may(question.status, to, 'employer') && !isStated(fact, job)
    if (!isPossible) throw new Conflict('question.problem.settled')
    const set = await columnsOf(inside, job, now)
    await updateJob(db, jobId, {
      ...columnsWithAnswer(job, { fact, at: now, set }),
      ...('userId' in actor ? { changed_by: actor.userId } : {}),
      last_confirmed_at: now,
    })
    await insertJobEvent(db, {
      jobId,
      from: status,
      to: status,
      actor: actorName(actor),
      reason: to === 'answered' ? `answered-${fact}` : `gave-no-answer-${fact}`,
      at: now,
    })
    await settleQuestion(db, question.id, { status: to, now })
    await soonTellAskers(inside, jobId)
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId: job.employer_id, jobId })
    await tellLive(inside, { topics: [`employer:${job.employer_id}`], kind: 'job', details: { jobId } })
    const people = await listAskingPeople(db, question.id)
    await tellLive(inside, {
      topics: people.map(userId => `user:${userId}` as const),
      kind: 'question',
      details: { jobId },
    })
  })
}
