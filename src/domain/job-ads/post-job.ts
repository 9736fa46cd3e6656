import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid, NotAllowed, NotFound } from '../caller/errors.ts'
import { requireSignedIn } from '../caller/person.policy.ts'
import { noteWebhookEvent } from '../integrations/steps/note-webhook-event.ts'
import { canManageJobsOf } from '../jobs/job.policy.ts'
import { insertJobEvent } from '../jobs/steps/job.queries.ts'
import { judgeNewAd } from '../jobs/steps/judge-new-ad.ts'
import { actorName } from '../jobs/steps/move-job.ts'
import { requireOpenEmployer } from '../jobs/steps/require-open-employer.ts'
import { isModerationOn } from '../jobs/switch-moderation.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { insertOwnJob, loadAdEmployer } from './job-ad.queries.ts'
import type { JobAd } from './job-ad.schema.ts'
import { adColumns, requireContent } from './job-ad-columns.ts'
import { deleteDraft, loadDraft } from './job-draft.queries.ts'
import { readAd } from './read-ad.ts'
import { lastDay } from './steps/last-day.ts'

type Post = {
  employerId: number
  /** Where the ad comes from: a draft, which is gone afterwards, or its fields. */
  ad: { draftId: string } | { fields: unknown }
  source?: 'own' | 'api'
  /** The id under which an integration knows the job. */
  external?: { feedId: number; externalId: string }
}

/**
 * Publishes an ad as a job for 60 days or until its closing date; with moderation on, it goes to review first.
 * @throws Invalid listing every field to correct, NotFound for a draft that is gone, SignInRequired, NotAllowed
 */
export async function postJob(
  ctx: Context,
  { employerId, ad: from, source = 'own', external }: Post,
): Promise<{ jobId: number; status: 'published' | 'in-review' }> {
  requireJobManager(ctx, employerId)
  return inTransaction(ctx, async inside => {
    const { db, actor } = inside
    const now = inside.now()
    const employer = await loadAdEmployer(db, employerId)
    if (!employer) throw new NotFound()
    await requireOpenEmployer(inside, employerId)
    const ad = 'fields' in from ? readAd(from.fields) : await takeDraft(inside, from)
    const places = requireContent(ad, { isByPerson: actor.kind === 'user' })
    const columns = adColumns(ad, { isAgency: employer.is_agency }, places, { before: {}, now })
    const { marks, isReviewed } = await judge(inside, employerId, columns)
    const status = isReviewed ? 'in-review' : 'published'
    const person = 'userId' in actor ? actor.userId : null
    const dates = { posted_at: now, created_at: now, updated_at: now, last_confirmed_at: now }
    const jobId = await insertOwnJob(
      db,
      {
        ...columns,
        ...dates,
        employer_id: employerId,
        source,
        ...(external ? { feed_id: external.feedId, external_id: external.externalId } : {}),
        status,
        review_marks: marks,
        published_at: isReviewed ? null : now,
        valid_through: lastDay(ad.validThrough, now),
        created_by: person,
        changed_by: person,
      },
      places,
    )
    const event = { jobId, from: null, to: status, actor: actorName(actor), reason: null, at: now } as const
    await insertJobEvent(db, event)
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId, jobId })
    if (status === 'published')
      await noteWebhookEvent(inside, { employerId, jobId, event: 'job.published', status })
    await tellLive(inside, { topics: [`employer:${employerId}`], kind: 'job', details: { jobId } })
    return { jobId, status }
  })
}

/** Ads of the team itself and of the operator's commands are not judged. */
async function judge(
  ctx: Context,
  employerId: number,
  columns: ReturnType<typeof adColumns>,
): Promise<{ marks: string[]; isReviewed: boolean }> {
  if (ctx.actor.kind !== 'user' && ctx.actor.kind !== 'key') return { marks: [], isReviewed: false }
  const { title, description_html, apply_url, category, pay_month_max_eur } = columns
  const ad = {
    title,
    descriptionHtml: description_html,
    applyUrl: apply_url,
    category,
    payMonthMaxEur: pay_month_max_eur,
  }
  const { marks, needsReview } = await judgeNewAd(ctx, { employerId, ad })
  return { marks, isReviewed: needsReview || (await isModerationOn(ctx)) }
}

/** @throws SignInRequired for guests, NotAllowed for people who do not manage this employer's jobs */
export function requireJobManager(
  ctx: Context,
  employerId: number,
  scope: 'jobs:read' | 'jobs:write' = 'jobs:write',
): void {
  if (canManageJobsOf(ctx.actor, employerId, scope)) return
  if (ctx.actor.kind === 'key') throw new NotAllowed('integrations.problem.scope')
  requireSignedIn(ctx.actor)
  throw new NotAllowed()
}

/** Locked until the end, so that a second click finds nothing to publish. */
async function takeDraft(ctx: Context, { draftId }: { draftId: string }): Promise<JobAd> {
  const draft = await loadDraft(ctx.db, draftId, { lock: true })
  if (draft?.owner !== requireDraftOwner(ctx)) throw new NotFound()
  if (draft.job_id !== null) throw new Invalid({ '': [{ key: 'ads.problem.is-change' }] })
  const ad = readAd(draft.typed)
  await deleteDraft(ctx.db, draftId)
  return ad
}
