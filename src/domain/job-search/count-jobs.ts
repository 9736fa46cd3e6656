import { limits } from '../../config/limits.ts'
import type { Category } from '../../vocabulary/jobs/job.values.ts'
import type { Context } from '../caller/context.ts'
import { noJobSearchParams } from './job.schema.ts'
import { indexQuery } from './search-jobs.ts'

export type JobStatistics = {
  jobs: number
  /** Employers with at least one live job. */
  employers: number
  categories: { id: Category; count: number }[]
  /** Rounded down for claims such as "5.000+ Jobs"; null below 100, where no claim is made. */
  claims: { jobs: number | null; employers: number | null }
}

/** Live statistics of the board, never overstated. */
export async function countJobs(ctx: Context): Promise<JobStatistics> {
  const { total, facets } = ctx.search.find(indexQuery(ctx, noJobSearchParams, 0))
  const employers = facets.employer.filter(option => option.count > 0).length
  return {
    jobs: total,
    employers,
    // The options of this filter are the seven categories.
    categories: facets.category.map(({ value, count }) => ({ id: value as Category, count })),
    claims: { jobs: roundedDown(total), employers: roundedDown(employers) },
  }
}

function roundedDown(count: number): number | null {
  if (count < limits.statisticsFrom) return null
  const step = count < 1_000 ? 100 : 1_000
  return Math.floor(count / step) * step
}
