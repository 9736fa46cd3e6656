import { z } from 'zod'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { requireManager } from '../job.policy.ts'
import type { JobStatus } from '../job.status.ts'
import { lockJob, updateJob } from './job.queries.ts'

const changesSchema = z.strictObject({
  title: z.string().trim().min(1).max(200).optional(),
  contract: z.enum(jobValues.contract).nullable().optional(),
  experience: z.enum(jobValues.experience).nullable().optional(),
  remote: z.enum(jobValues.remote).optional(),
  shiftModels: z.array(z.enum(jobValues.shift)).optional(),
  startText: z.string().trim().max(200).nullable().optional(),
})

export type JobChanges = z.input<typeof changesSchema>

/**
 * Changes facts of a job in any state but `deleted`; what is not given stays.
 * @throws NotFound, NotAllowed, Conflict for a deleted job, ZodError for values outside the limits.
 */
export async function changeJob(ctx: Context, jobId: number, changes: JobChanges): Promise<void> {
  const { shiftModels, startText, ...others } = changesSchema.parse(changes)
  await inTransaction(ctx, async ctx => {
    const job = await lockJob(ctx.db, jobId)
    if (!job) throw new NotFound()
    // The table's check constraint keeps the text to these.
    requireManager(ctx.actor, {
      status: job.status as JobStatus,
      validThrough: job.valid_through,
      employerId: job.employer_id,
    })
    if (job.status === 'deleted') throw new Conflict('error.job-deleted')
    await updateJob(ctx.db, jobId, {
      ...others,
      ...(shiftModels === undefined ? {} : { shift_models: shiftModels }),
      ...(startText === undefined ? {} : { start_text: startText }),
    })
  })
}
