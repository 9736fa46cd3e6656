import { hoursBefore, secondsAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { byFact } from '../jobs/asked-fact.values.ts'
import { isLive } from '../jobs/job.policy.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { isStated } from '../jobs/stated-facts.ts'
import { lockJob } from '../jobs/steps/job.queries.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { claimUntold, listUntoldJobs, type UntoldJob } from './asked-job.queries.ts'
import { canLookAfterQuestions } from './job-question.policy.ts'
import { listQuestionsOf } from './job-question.queries.ts'
import { listOpenJobs, settleOpen } from './settled-question.queries.ts'
import { soonTellAskers } from './steps/soon-tell-askers.ts'

const jobsAtOnce = 200

/**
 * Closes the questions of ads that have ended, settles those that the ad answers by itself meanwhile, and sends each ad's open questions to
 * the person responsible: together, not before they have settled, and at most once a day.
 */
export async function followUpQuestions(ctx: Context): Promise<void> {
  if (!canLookAfterQuestions(ctx.actor)) throw new NotAllowed()
  for (let after = 0; ; ) {
    const jobIds = await listOpenJobs(ctx.db, { after, now: ctx.now(), limit: jobsAtOnce })
    for (const jobId of jobIds) await settleByAd(ctx, jobId)
    after = jobIds.at(-1) ?? after
    if (jobIds.length < jobsAtOnce) break
  }
  await tellEmployers(ctx)
}

async function settleByAd(ctx: Context, jobId: number): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    const job = await lockJob(db, jobId)
    if (!job) return
    const open = (await listQuestionsOf(db, jobId)).filter(({ status }) => status === 'open')
    const facts = open.map(({ fact }) => fact)
    // The cast: a check constraint limits the column to these.
    if (!isLive({ status: job.status as JobStatus, validThrough: job.valid_through }, now)) {
      await settleOpen(db, { jobId, facts, to: 'closed', now })
      return
    }
    const stated = facts.filter(fact => isStated(fact, job))
    if (stated.length === 0) return
    await settleOpen(db, { jobId, facts: stated, to: 'stated', now })
    await soonTellAskers(inside, jobId)
  })
}

async function tellEmployers(ctx: Context): Promise<void> {
  const now = ctx.now()
  for (;;) {
    const due = await listUntoldJobs(ctx.db, {
      settledBefore: secondsAfter(now, -60 * limits.questionSettleMinutes),
      toldBefore: hoursBefore(now, 24),
      limit: jobsAtOnce,
    })
    for (const job of due) await tellOf(ctx, job)
    if (due.length < jobsAtOnce) return
  }
}

async function tellOf(ctx: Context, job: UntoldJob): Promise<void> {
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    const facts = await claimUntold(inside.db, job.id, now)
    if (facts.length === 0) return
    const locale = job.locale === 'en' ? 'en' : 'de'
    await queueMail(inside, {
      to: job.email,
      template: 'questions-asked',
      props: {
        name: job.name,
        job: job.title,
        facts: facts.sort(byFact),
        url: inside.links.jobQuestions(job.employerId, locale),
      },
      locale,
      userId: job.userId,
      key: `job-questions ${job.id} ${job.userId} ${now.toISOString()}`,
    })
  })
}
