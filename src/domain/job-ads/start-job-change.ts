import { daysAfter } from '../../basics/time.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { isChanged } from './ad-differences.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { adLimits } from './job-ad.values.ts'
import { findChangeDraft, insertDraft, updateDraft } from './job-draft.queries.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

/**
 * The person's draft of a change: the existing one, or a new one from the current ad. `seenVersion` was on screen; if someone has saved
 * another one since, every field that differs from it is reported as a conflict later.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for a job that cannot be changed here
 */
export async function startJobChange(
  ctx: Context,
  jobId: number,
  seenVersion?: number,
): Promise<{ draftId: string; isDraft: boolean }> {
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const job = await loadChangeableJob(inside, jobId)
    const owner = requireDraftOwner(inside)
    const begun = await findChangeDraft(db, owner, jobId)
    const isDraft = job.status === 'draft'
    if (begun && isChanged(begun)) return { draftId: begun.id, isDraft }
    const fields = adFields(job, await loadJobPlaces(db, jobId))
    const now = inside.now()
    const expiresAt = daysAfter(now, adLimits.draftDays)
    const isSeen = seenVersion === undefined || seenVersion === job.version
    const content = { typed: fields, base: isSeen ? fields : null }
    const jobVersion = isSeen ? job.version : seenVersion
    if (begun) {
      // The draft has no edits, so it restarts from the current ad.
      await updateDraft(db, begun.id, { content, jobVersion, now, expiresAt })
      return { draftId: begun.id, isDraft }
    }
    const draftId = await insertDraft(db, {
      owner,
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
