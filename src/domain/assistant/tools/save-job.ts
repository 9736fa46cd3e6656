import { z } from 'zod'
import { readBookmark } from '../../bookmarks/read-bookmark.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { listPublicJobs } from '../../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../../job-seekers/job-seeker.policy.ts'
import { canDraftForOthers } from '../assistant.policy.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = {
  jobId: number
  title: string
  /** The ad, where the person saves it by a click. */
  url: string
  /** Null where a program prepares it for somebody. */
  isSaved: boolean | null
  asOf: string
}

export const saveJobTool: Tool<Input, Result> = {
  name: 'save_job',
  description: 'Prepares saving an ad to the list of a job seeker, who confirms it by a click on the site.',
  input,
  isReadOnly: false,
  run: async (ctx, { jobId }) => {
    const isForOthers = canDraftForOthers(ctx.actor)
    if (!isForOthers) requireJobSeeker(ctx.actor)
    const job = await publicJob(ctx, jobId)
    return {
      jobId,
      title: job.title,
      url: ctx.links.job(jobId, job.slug, ctx.locale),
      isSaved: isForOthers ? null : (await readBookmark(ctx, { kind: 'job', id: jobId })).isSaved,
      asOf: ctx.now().toISOString(),
    }
  },
}

async function publicJob(ctx: Context, jobId: number) {
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  return job
}
