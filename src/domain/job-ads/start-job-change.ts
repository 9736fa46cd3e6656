import { type Context, inTransaction } from '../caller/context.ts'
import { isChanged } from './ad-differences.ts'
import { requireDraftHolder } from './draft-holder.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { adLimits } from './job-ad.values.ts'
import { findChangeDraft, insertDraft, updateDraft } from './job-draft.queries.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

/**
 * The draft in which a person changes an ad: the one begun before, or a new one with the ad as it is. `seenVersion` is the one that
 * was on the screen; when somebody saved another meanwhile, every field that differs from it is asked about later.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for an ad that is not changed here
 */
export async function startJobChange(
  ctx: Context,
  jobId: number,
  seenVersion?: number,
): Promise<{ draftId: string; isDraft: boolean }> {
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const job = await loadChangeableJob(inside, jobId)
    const holder = requireDraftHolder(inside.actor, null)
    const begun = await findChangeDraft(db, holder, jobId)
    const isDraft = job.status === 'draft'
    if (begun && isChanged(begun)) return { draftId: begun.id, isDraft }
    const fields = adFields(job, await loadJobPlaces(db, jobId))
    const now = inside.now()
    const expiresAt = new Date(now.getTime() + adLimits.draftDays * 86_400_000)
    const isSeen = seenVersion === undefined || seenVersion === job.version
    const content = { typed: fields, base: isSeen ? fields : null }
    const jobVersion = isSeen ? job.version : seenVersion
    if (begun) {
      // Nothing was changed in it, so it begins with the ad as it is now.
      await updateDraft(db, begun.id, { content, jobVersion, now, expiresAt })
      return { draftId: begun.id, isDraft }
    }
    const draftId = await insertDraft(db, {
      holder,
      employerId: job.employer_id,
      jobId,
      jobVersion,
      content,
      step: null,
      now,
      expiresAt,
    })
    return { draftId, isDraft }
  })
}
