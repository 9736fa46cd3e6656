import { z } from 'zod'
import { berlinDay } from '../../../basics/berlin.ts'
import { payMonthEur } from '../../../vocabulary/jobs/pay-month.ts'
import { readTariff } from '../../../vocabulary/pay/tariffs/read-tariff.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { jobTariff } from '../../jobs/job-tariff.ts'
import { readJob } from '../../jobs/read-job.ts'
import { jobFacts, type PayFacts } from './steps/job-facts.ts'
import { type TariffFacts, tariffFacts } from './steps/tariff-facts.ts'
import type { Tool } from './tool.ts'

const input = z
  .strictObject({
    jobId: rowIdSchema.optional(),
    tariff: z
      .string()
      .trim()
      .min(2)
      .max(200)
      .optional()
      .describe('Without an ad: agreement and group, such as "TVöD P8" or "TV-Ärzte VKA II Stufe 3"'),
    years: z.int().min(0).max(50).optional().describe('Completed years of experience in this work'),
    workload: z.int().min(1).max(100).optional().describe('Percent of full time; 100 unless given'),
  })
  .refine(({ jobId, tariff }) => (jobId === undefined) !== (tariff === undefined), 'Either jobId or tariff')
type Input = z.infer<typeof input>

type Result = {
  jobId: number | null
  /** As the ad states it; null for an ad that says nothing about pay, and without an ad. */
  stated: PayFacts | null
  /** The same as gross EUR a month for full time, as the filter for pay reads it. */
  statedMonthEur: { min: number | null; max: number | null }
  /** The collective agreement that ad or text names, and what its table gives; null where none is named. */
  tariff: TariffFacts | null
  asOf: string
}

export const explainPayTool: Tool<Input, Result> = {
  name: 'explain_pay',
  description:
    'Pay of an ad, or of a collective agreement: what the ad states, and what the table of the agreement gives (gross), with its dates and source.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId, tariff = '', years, workload }) => {
    const on = berlinDay(ctx.now())
    const wishes = { on, years, workloadPercent: workload }
    const asOf = ctx.now().toISOString()
    if (jobId === undefined) {
      const read = tariffFacts(readTariff(tariff), wishes, ctx.locale)
      return { jobId: null, stated: null, statedMonthEur: unknown, tariff: read, asOf }
    }
    const job = await readJob(ctx, jobId)
    return {
      jobId,
      stated: jobFacts(ctx, job).pay,
      statedMonthEur: job.pay ? payMonthEur(job.pay) : unknown,
      tariff: tariffFacts(jobTariff(job), wishes, ctx.locale),
      asOf,
    }
  },
}

const unknown = { min: null, max: null }
