import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { requireReviewer } from '../jobs/job.policy.ts'
import { type JobDetails, jobDetails } from '../jobs/read-job.ts'
import { loadJobDetails, lockJob, updateJob } from '../jobs/steps/job.queries.ts'
import { moveJob } from '../jobs/steps/move-job.ts'
import { publishJob } from '../jobs/steps/publish-job.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { countJobsInReview, listJobsInReview, loadPersonToTell } from './review-job.queries.ts'

/** `marks` are the rules for new ads that it met. */
export type ReviewedJob = { job: JobDetails; hints: string[]; marks: string[] }

/**
 * Up to 20 jobs that have waited longest for review, as their pages will show them, and the total.
 * @throws SignInRequired, NotAllowed for anyone but administrators
 */
export async function listReviews(ctx: Context): Promise<{ waiting: ReviewedJob[]; count: number }> {
  requireReviewer(ctx.actor)
  const waiting: ReviewedJob[] = []
  for (const { id, hints, marks } of await listJobsInReview(ctx.db, limits.pageSize)) {
    const loaded = await loadJobDetails(ctx.db, id, ctx.now())
    if (loaded) waiting.push({ job: jobDetails(loaded, { hasEnded: false }), hints, marks })
  }
  return { waiting, count: await countJobsInReview(ctx.db) }
}

/**
 * Publishes a job in review, or returns it with a note on what to change; its author is notified by mail. `version` is the reviewed one.
 * @throws SignInRequired, NotAllowed, NotFound, Conflict for a job no longer in review or changed since
 */
export async function reviewJob(
  ctx: Context,
  input: { jobId: number; version: number } & ({ isAccepted: true } | { isAccepted: false; note: string }),
): Promise<void> {
  requireReviewer(ctx.actor)
  const { jobId } = input
  await inTransaction(ctx, async inside => {
    const job = await lockJob(inside.db, jobId)
    if (!job) throw new NotFound()
    if (job.status !== 'in-review') throw new Conflict('ads.problem.reviewed-before')
    if (job.version !== input.version) throw new Conflict('ads.problem.changed-since-shown')
    const isInTime = job.valid_through !== null && job.valid_through > inside.now()
    if (input.isAccepted) {
      const until = isInTime && job.valid_through ? { validThrough: job.valid_through } : {}
      await publishJob(inside, { jobId, ...until, reason: 'review' })
    } else {
      await moveJob(inside, { jobId, to: 'draft', reason: 'review' })
    }
    await updateJob(inside.db, jobId, { review_note: input.isAccepted ? null : input.note })
    // The source of a feed knows its ads; only that one is missing is news.
    if (input.isAccepted && job.source === 'feed') return
    const author = await loadPersonToTell(inside.db, jobId)
    if (!author) return
    const locale = author.locale === 'en' ? 'en' : 'de'
    await queueMail(inside, {
      to: author.email,
      template: 'job-reviewed',
      props: {
        name: author.name,
        job: author.title,
        note: input.isAccepted ? null : input.note,
        url: inside.links.ownJobs(locale),
      },
      locale,
      userId: author.id,
    })
  })
}
