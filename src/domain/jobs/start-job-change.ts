import { type Context, inTransaction } from '../context.ts'
import { requireDraftHolder } from './draft-holder.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { adLimits } from './job-ad.values.ts'
import { adFields } from './job-ad-fields.ts'
import { findChangeDraft, insertDraft } from './job-draft.queries.ts'
import { loadChangeableJob } from './load-changeable-job.ts'

/**
 * The draft in which a person changes an ad: the one begun before, or a new one with the ad as it is. `isDraft` when the ad itself
 * is not public yet, with what a review said about it.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for an ad that is not changed here
 */
export async function startJobChange(
  ctx: Context,
  jobId: number,
): Promise<{ draftId: string; isDraft: boolean; reviewNote: string | null }> {
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const job = await loadChangeableJob(inside, jobId)
    const holder = requireDraftHolder(inside.actor, null)
    const begun = await findChangeDraft(db, holder, jobId)
    const isDraft = job.status === 'draft'
    const state = { isDraft, reviewNote: isDraft ? job.review_note : null }
    if (begun) return { draftId: begun.id, ...state }
    const fields = adFields(job, await loadJobPlaces(db, jobId))
    const now = inside.now()
    const draftId = await insertDraft(db, {
      holder,
      employerId: job.employer_id,
      jobId,
      jobVersion: job.version,
      content: { typed: fields, base: fields },
      step: null,
      now,
      expiresAt: new Date(now.getTime() + adLimits.draftDays * 86_400_000),
    })
    return { draftId, ...state }
  })
}
