import { type Context, inTransaction } from '../context.ts'
import { beginDraft } from './begin-draft.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { adFields } from './job-ad-fields.ts'
import { requireManagedJob } from './require-managed-job.ts'

/**
 * Begins a new ad with all that another one of the employer says, one from a feed too; the last day is chosen anew.
 * @throws NotFound, NotAllowed, SignInRequired
 */
export async function copyJob(ctx: Context, { jobId }: { jobId: number }): Promise<{ draftId: string }> {
  return inTransaction(ctx, async inside => {
    const job = await requireManagedJob(inside, jobId)
    const { validThrough: _, ...fields } = adFields(job, await loadJobPlaces(inside.db, jobId))
    return beginDraft(inside, { employerId: job.employer_id, fields })
  })
}
