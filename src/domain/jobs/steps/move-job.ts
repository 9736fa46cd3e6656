import type { Selectable } from 'kysely'
import type { Jobs } from '../../../db/tables.ts'
import { noteAdminWork } from '../../audit/steps/note-admin-work.ts'
import type { Actor } from '../../caller/actor.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { noteWebhookEvent } from '../../integrations/steps/note-webhook-event.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { requireManager } from '../job.policy.ts'
import { type JobStatus, jobLife } from '../job.status.ts'
import { isModerationOn } from '../switch-moderation.ts'
import { insertJobEvent, lockJob, updateJob } from './job.queries.ts'
import { judgeNewAd } from './judge-new-ad.ts'
import { requireOpenEmployer } from './require-open-employer.ts'

/**
 * Moves a job to another status, recording who, when, from, to and why. With moderation on, an employer's draft goes to review instead.
 * @returns false when it already has the status.
 * @throws NotFound, NotAllowed, or Conflict when the table does not allow the move.
 */
export async function moveJob(
  ctx: Context,
  move: { jobId: number; to: JobStatus; reason: string | null; validThrough?: Date | null },
): Promise<boolean> {
  return inTransaction(ctx, async ctx => {
    const job = await lockJob(ctx.db, move.jobId)
    if (!job) throw new NotFound()
    // The cast: a check constraint limits the column to these.
    const from = job.status as JobStatus
    const party = requireManager(ctx.actor, {
      status: from,
      validThrough: job.valid_through,
      employerId: job.employer_id,
    })
    if (party === 'employer' && job.source === 'feed') throw new Conflict('ads.problem.from-feed')
    const isFirst = from === 'draft' && move.to === 'published' && party === 'employer'
    const judged = isFirst ? await judge(ctx, job) : { marks: job.review_marks, isReviewed: false }
    const to = judged.isReviewed ? 'in-review' : move.to
    if (from === to) return false
    if (!jobLife.may(from, to, party)) throw new Conflict('error.job-move', { from, to })
    const now = ctx.now()
    const isPublishing = to === 'published'
    if (isPublishing) await requireOpenEmployer(ctx, job.employer_id)
    await updateJob(ctx.db, job.id, {
      status: to,
      review_marks: judged.marks,
      ended_at: isPublishing ? null : (job.ended_at ?? (from === 'published' ? now : null)),
      ...(isPublishing ? { published_at: job.published_at ?? now, last_confirmed_at: now } : {}),
      ...(move.validThrough === undefined ? {} : { valid_through: move.validThrough }),
    })
    await insertJobEvent(ctx.db, {
      jobId: job.id,
      from,
      to,
      actor: actorName(ctx.actor),
      reason: move.reason,
      at: now,
    })
    const work = { employerId: job.employer_id, jobId: job.id }
    await noteAdminWork(ctx, 'employer-changed-by-admin', work)
    await tellPrograms(ctx, job, from, to)
    await tellLive(ctx, { topics: [`employer:${job.employer_id}`], kind: 'job', details: { jobId: job.id } })
    return true
  })
}

async function judge(ctx: Context, job: Selectable<Jobs>): Promise<{ marks: string[]; isReviewed: boolean }> {
  const ad = {
    title: job.title,
    descriptionHtml: job.description_html,
    applyUrl: job.apply_url,
    category: job.category,
    payMonthMaxEur: job.pay_month_max_eur,
  }
  const { marks, needsReview } = await judgeNewAd(ctx, { employerId: job.employer_id, ad })
  return { marks, isReviewed: needsReview || (await isModerationOn(ctx)) }
}

/** Webhooks for jobs that become or cease to be public; not for feed jobs, whose source already knows. */
async function tellPrograms(
  ctx: Context,
  job: { id: number; employer_id: number; source: string },
  from: JobStatus,
  to: JobStatus,
): Promise<void> {
  if (job.source === 'feed') return
  const wasPublic = from !== 'draft' && from !== 'in-review'
  if (to !== 'published' && !wasPublic) return
  await noteWebhookEvent(ctx, {
    employerId: job.employer_id,
    jobId: job.id,
    event: to === 'published' ? 'job.published' : 'job.ended',
    status: to,
    previousStatus: from,
  })
}

/** The actor in a job's events: people by id, so that the name disappears with the account. */
export function actorName(actor: Actor): string {
  return 'userId' in actor ? `${actor.kind}:${actor.userId}` : actor.kind
}
