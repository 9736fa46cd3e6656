import { type Context, inTransaction } from '../caller/context.ts'
import { requireManagedJob } from '../jobs/steps/require-managed-job.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { beginDraft } from './steps/begin-draft.ts'
import { adFields } from './steps/job-ad-fields.ts'

/**
 * Starts a new ad as a copy of any of the employer's jobs, also from a feed; the closing date is left empty.
 * @throws NotFound, NotAllowed, SignInRequired
 */
export async function copyJob(ctx: Context, { jobId }: { jobId: number }): Promise<{ draftId: string }> {
  return inTransaction(ctx, async inside => {
    const job = await requireManagedJob(inside, jobId)
    const { validThrough: _, ...fields } = adFields(job, await loadJobPlaces(inside.db, jobId))
    return beginDraft(inside, { employerId: job.employer_id, fields })
  })
}
