import { randomUUID } from 'node:crypto'
import { type Context, inTransaction } from '../context.ts'
import { NotFound } from '../errors.ts'
import { requireDraftHolder } from './draft-holder.ts'
import { requireManager } from './job.policy.ts'
import { lockJob } from './job.queries.ts'
import type { JobStatus } from './job.status.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import { adLimits } from './job-ad.values.ts'
import { adFields } from './job-ad-fields.ts'
import { insertDraft } from './job-draft.queries.ts'

/**
 * Begins a new ad with all that another one of the employer says, one from a feed too; the last day is chosen anew.
 * @throws NotFound, NotAllowed, SignInRequired
 */
export async function copyJob(ctx: Context, { jobId }: { jobId: number }): Promise<{ draftId: string }> {
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const job = await lockJob(db, jobId)
    if (!job || job.status === 'deleted') throw new NotFound()
    // The table's check constraint keeps the text to these.
    const status = job.status as JobStatus
    requireManager(inside.actor, { status, validThrough: job.valid_through, employerId: job.employer_id })
    const { validThrough: _, ...fields } = adFields(job, await loadJobPlaces(db, jobId))
    const now = inside.now()
    const draftId = randomUUID()
    await insertDraft(db, {
      id: draftId,
      holder: requireDraftHolder(inside.actor, null),
      employerId: job.employer_id,
      jobId: null,
      jobVersion: null,
      content: { typed: fields, base: null },
      step: null,
      now,
      expiresAt: new Date(now.getTime() + adLimits.draftDays * 86_400_000),
    })
    return { draftId }
  })
}
