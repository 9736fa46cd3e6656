import { z } from 'zod'
import { readBookmark } from '../../bookmarks/read-bookmark.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { requireJobSeeker } from '../../job-seekers/job-seeker.policy.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = { jobId: number; title: string; isSaved: boolean; asOf: string }

export const saveJobTool: Tool<Input, Result> = {
  name: 'save_job',
  description: 'Prepares saving an ad to the list of the signed-in job seeker, who confirms it by a click.',
  input,
  isReadOnly: false,
  run: async (ctx, { jobId }) => {
    requireJobSeeker(ctx.actor)
    const { name, isSaved } = await readBookmark(ctx, { kind: 'job', id: jobId })
    return { jobId, title: name, isSaved, asOf: ctx.now().toISOString() }
  },
}
