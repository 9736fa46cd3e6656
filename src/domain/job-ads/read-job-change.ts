import { type Context, inTransaction } from '../caller/context.ts'
import { isChanged } from './ad-differences.ts'
import { requireDraftHolder } from './draft-holder.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { type DraftRow, findChangeDraft } from './job-draft.queries.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

type ShownDraft = Pick<
  DraftRow,
  'id' | 'typed' | 'base' | 'job_id' | 'job_version' | 'employer_id' | 'updated_at'
>

/**
 * An ad as its form shows it: with what the person has changed of it so far, else as it is. Looking begins no draft; `isBegun` when
 * there is one. `isDraft` when the ad itself is not public yet, with what a review said about it.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for an ad that is not changed here
 */
export async function readJobChange(
  ctx: Context,
  jobId: number,
): Promise<{ draft: ShownDraft; isBegun: boolean; isDraft: boolean; reviewNote: string | null }> {
  return inTransaction(ctx, async inside => {
    const job = await loadChangeableJob(inside, jobId)
    const begun = await findChangeDraft(inside.db, requireDraftHolder(inside.actor, null), jobId)
    const isDraft = job.status === 'draft'
    const state = { isDraft, reviewNote: isDraft ? job.review_note : null }
    if (begun && isChanged(begun)) return { draft: begun, isBegun: true, ...state }
    const fields = adFields(job, await loadJobPlaces(inside.db, jobId))
    const draft = {
      id: '',
      typed: fields,
      base: fields,
      job_id: jobId,
      job_version: job.version,
      employer_id: job.employer_id,
      updated_at: job.updated_at,
    }
    return { draft, isBegun: false, ...state }
  })
}
