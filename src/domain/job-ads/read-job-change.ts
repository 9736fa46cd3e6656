import { type Context, inTransaction } from '../caller/context.ts'
import { isChanged } from './ad-differences.ts'
import { requireDraftOwner } from './draft-owner.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { type DraftRow, findChangeDraft } from './job-draft.queries.ts'
import { adFields } from './steps/job-ad-fields.ts'
import { loadChangeableJob } from './steps/load-changeable-job.ts'

type ShownDraft = Pick<
  DraftRow,
  'id' | 'typed' | 'base' | 'job_id' | 'job_version' | 'employer_id' | 'updated_at'
>

/**
 * A job as its form shows it: with the person's draft if there is one (`isBegun`), else as published. Reading creates no draft. `isDraft`
 * when the job itself is not public yet, with the reviewer's note.
 * @throws NotFound, NotAllowed, SignInRequired, Conflict for a job that cannot be changed here
 */
export async function readJobChange(
  ctx: Context,
  jobId: number,
): Promise<{ draft: ShownDraft; isBegun: boolean; isDraft: boolean; reviewNote: string | null }> {
  return inTransaction(ctx, async inside => {
    const job = await loadChangeableJob(inside, jobId)
    const begun = await findChangeDraft(inside.db, requireDraftOwner(inside), jobId)
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
