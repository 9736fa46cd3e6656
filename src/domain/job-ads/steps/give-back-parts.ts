import { noteAdminWork } from '../../audit/steps/note-admin-work.ts'
import type { Context } from '../../caller/context.ts'
import { insertJobEvent, lockJob } from '../../jobs/steps/job.queries.ts'
import { keepAnswers } from '../../jobs/steps/keep-answers.ts'
import { actorName } from '../../jobs/steps/move-job.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { requireDraftOwner } from '../draft-owner.ts'
import { type FeedPart, fieldsOfPart } from '../edited-columns.ts'
import { loadJobPlaces, updateOwnJob } from '../job-ad.queries.ts'
import { findChangeDraft, updateDraft } from '../job-draft.queries.ts'
import { adFields } from './job-ad-fields.ts'
import type { loadChangeableJob } from './load-changeable-job.ts'

type Job = Awaited<ReturnType<typeof loadChangeableJob>>
type Columns = Parameters<typeof updateOwnJob>[2]
type Places = Parameters<typeof updateOwnJob>[3]

/**
 * Overwrites manually edited parts with the feed's values, in the transaction of the caller, which has checked its policy. Drafts in
 * progress take these parts over.
 */
export async function giveBackParts(
  ctx: Context,
  { job, parts, columns, places }: { job: Job; parts: readonly FeedPart[]; columns: Columns; places: Places },
): Promise<void> {
  const { db, actor } = ctx
  const jobId = job.id
  const person = 'userId' in actor ? { changed_by: actor.userId } : {}
  await updateOwnJob(db, jobId, { ...columns, ...person }, places)
  await keepAnswers(db, [jobId], 'feed')
  await renewChange(ctx, { jobId, version: job.version, parts })
  const moved = { jobId, from: job.status, to: job.status, at: ctx.now() }
  await insertJobEvent(db, { ...moved, actor: actorName(actor), reason: 'follows-feed' })
  await noteAdminWork(ctx, 'employer-changed-by-admin', { employerId: job.employer_id, jobId })
  await tellLive(ctx, { topics: [`employer:${job.employer_id}`], kind: 'job', details: { jobId } })
}

/** Rebases a draft on the feed's values, so that they are not reported as someone else's changes. */
async function renewChange(
  ctx: Context,
  { jobId, version, parts }: { jobId: number; version: number; parts: readonly FeedPart[] },
): Promise<void> {
  const { db, actor, now } = ctx
  const draft = 'userId' in actor ? await findChangeDraft(db, requireDraftOwner(ctx), jobId) : null
  const job = draft && (await lockJob(db, jobId))
  if (!job) return
  const fields = adFields(job, await loadJobPlaces(db, jobId))
  const taken = Object.fromEntries(parts.flatMap(fieldsOfPart).map(field => [field, fields[field] ?? null]))
  await updateDraft(db, draft.id, {
    content: { typed: { ...draft.typed, ...taken }, base: draft.base && { ...draft.base, ...taken } },
    ...(draft.job_version === version ? { jobVersion: job.version } : {}),
    now: now(),
    expiresAt: draft.expires_at,
  })
}
