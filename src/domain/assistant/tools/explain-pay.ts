import { z } from 'zod'
import { payMonthEur } from '../../../vocabulary/jobs/pay-month.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { readJob } from '../../jobs/read-job.ts'
import { jobFacts, type PayFacts } from './steps/job-facts.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = {
  jobId: number
  /** As the ad states it; null for an ad that says nothing about pay. */
  stated: PayFacts | null
  /** The same as gross EUR a month for full time, as the filter for pay reads it. */
  monthEur: { min: number | null; max: number | null }
  asOf: string
}

export const explainPayTool: Tool<Input, Result> = {
  name: 'explain_pay',
  description: 'What an ad says about pay: amounts, period and collective agreement.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId }) => {
    const job = await readJob(ctx, jobId)
    return {
      jobId,
      stated: jobFacts(ctx, job).pay,
      monthEur: job.pay ? payMonthEur(job.pay) : { min: null, max: null },
      asOf: ctx.now().toISOString(),
    }
  },
}
