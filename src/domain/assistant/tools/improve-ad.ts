import { z } from 'zod'
import { berlinDay } from '../../../basics/berlin.ts'
import { translator } from '../../../i18n/translate.ts'
import { NotFound } from '../../caller/errors.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { type AdHint, jobHints } from '../../job-ads/job-hints.ts'
import { readOwnJob } from '../../job-ads/read-own-job.ts'
import type { AskedFact } from '../../jobs/asked-fact.values.ts'
import { canManageJobsOf } from '../../jobs/job.policy.ts'
import { statedAgainstTable } from '../../jobs/job-tariff.ts'
import { readJob } from '../../jobs/read-job.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = {
  jobId: number
  title: string
  url: string
  /** The hints of the editor in words; `law` for what the law asks. */
  hints: { text: string; tone: AdHint['tone'] }[]
  /** About what the ad says nothing, so that readers may ask. */
  unstated: AskedFact[]
  asOf: string
}

export const improveAdTool: Tool<Input, Result> = {
  name: 'improve_ad',
  description: 'Hints for an ad of the own employer, and facts that it leaves open.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId }) => {
    const job = await readJob(ctx, jobId)
    const employerId = job.employer.id
    if (!canManageJobsOf(ctx.actor, employerId, 'jobs:read')) throw new NotFound()
    const { fields } = await readOwnJob(ctx, { jobId, employerId })
    const t = translator(ctx.locale)
    return {
      jobId,
      title: job.title,
      url: ctx.links.job(jobId, job.slug, ctx.locale),
      hints: jobHints(fields, {
        category: job.category,
        against: statedAgainstTable(job, berlinDay(ctx.now())),
      }).map(({ key, tone }) => ({ text: t(`ads.hint.${key}`), tone })),
      unstated: job.askableFacts,
      asOf: ctx.now().toISOString(),
    }
  },
}
