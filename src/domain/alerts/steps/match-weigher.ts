import type { Context } from '../../caller/context.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { resolveSearchPlace, type SearchPlace } from '../../job-search/resolve-place.ts'
import { loadJobDocuments } from '../../job-search/steps/match-searches.ts'
import type { RefusalReason } from '../alert.values.ts'
import { explainMatch, type JudgedJob, weighMatch } from '../explain-match.ts'
import { weighRefusals } from './weigh-refusals.ts'

const mostJobs = 20_000
const mostPlaces = 20_000

/**
 * Weighs ads for many alerts in a row: what filters look at is read once an ad, a place is looked up once. Remembers a bounded
 * number of either.
 */
export function matchWeigher(ctx: Context) {
  const jobs = new Map<number, JudgedJob>()
  const places = new Map<string, SearchPlace | null>()
  const placeOf = ({ place, radius }: JobSearchParams) => {
    const key = `${radius} ${place}`
    const known = places.get(key)
    if (known !== undefined) return known
    if (places.size >= mostPlaces) places.clear()
    const found = resolveSearchPlace(place, radius)
    places.set(key, found)
    return found
  }
  return {
    /** Reads what is not known yet of these ads. */
    prepare: async (jobIds: readonly number[]): Promise<void> => {
      const unknown = jobIds.filter(id => !jobs.has(id))
      if (unknown.length === 0) return
      if (jobs.size + unknown.length > mostJobs) jobs.clear()
      for (const { id, facets, points, payMax, isAgency } of await loadJobDocuments(ctx, unknown))
        jobs.set(id, { facets, points, payMax, isAgency })
    },
    /**
     * How well ads fit a search, and how little they are like those that were refused; 0 for those that were not prepared. Refused
     * ads that have ended count no more.
     */
    forSearch: (params: JobSearchParams, refusals: readonly { jobId: number; reason: RefusalReason }[]) => {
      const place = placeOf(params)
      const refused = refusals.flatMap(({ jobId, reason }) => {
        const job = jobs.get(jobId)
        return job ? [{ reason, job }] : []
      })
      return (jobId: number): number => {
        const job = jobs.get(jobId)
        if (!job) return 0
        return weighMatch(explainMatch(params, place, job)) + weighRefusals(refused, place, job)
      }
    },
  }
}
