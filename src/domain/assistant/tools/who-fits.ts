import { z } from 'zod'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { readJob } from '../../jobs/read-job.ts'
import { countFittingPeople } from '../../talent-pool/count-fitting-people.ts'
import { talentQuery } from '../../talent-pool/talent-filter.schema.ts'
import { requireEmployersPerson } from '../../talent-pool/talent-pool.policy.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = {
  jobId: number
  title: string
  /** Of the talent pool, nothing known to stand against it; null below five, which nobody is told. */
  people: number | null
  hasAny: boolean
  /** The talent pool, sorted by this ad. */
  url: string
  asOf: string
}

export const whoFitsTool: Tool<Input, Result> = {
  name: 'who_fits',
  description:
    'How many people of the talent pool a live ad of the own employer fits, and where to see them.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId }) => {
    const job = await readJob(ctx, jobId)
    const employerId = job.employer.id
    requireEmployersPerson(ctx.actor, employerId)
    const { people, hasAny } = await countFittingPeople(ctx, { employerId, jobId })
    const query = talentQuery({ job: jobId })
    return {
      jobId,
      title: job.title,
      people,
      hasAny,
      url: ctx.links.employerTalentPool({ employerId, query }, ctx.locale),
      asOf: ctx.now().toISOString(),
    }
  },
}
