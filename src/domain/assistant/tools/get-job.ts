import { z } from 'zod'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { readJob } from '../../jobs/read-job.ts'
import { type JobDetailFacts, jobDetailFacts } from './steps/job-detail-facts.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

export const getJobTool: Tool<Input, JobDetailFacts> = {
  name: 'get_job',
  description:
    'All facts of one ad by its id, also of an ad that has ended. Facts that it does not state are null.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId }) => jobDetailFacts(ctx, await readJob(ctx, jobId)),
}
