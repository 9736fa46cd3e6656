import { RecentMap } from '../../../basics/remember.ts'
import type { Context } from '../../caller/context.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { resolveSearchPlace, type SearchPlace } from '../../job-search/resolve-place.ts'
import { loadJobDocuments } from '../../job-search/steps/match-searches.ts'
import type { RefusalReason } from '../alert.values.ts'
import { explainMatch, type JudgedJob, weighMatch } from '../explain-match.ts'
import { weighRefusals } from './weigh-refusals.ts'

const mostJobs = 10_000
const mostPlaces = 10_000

/** Weighs jobs for many alerts in a row, caching job facts and place lookups. Bounded. */
export function matchWeigher(ctx: Context) {
  const jobs = new RecentMap<number, JudgedJob>(mostJobs)
  const places = new RecentMap<string, SearchPlace | null>(mostPlaces)
  const placeOf = ({ place, radius }: JobSearchParams) => {
    const key = `${radius} ${place}`
    const known = places.get(key)
    if (known !== undefined) return known
    const found = resolveSearchPlace(place, radius)
    places.set(key, found)
    return found
  }
  return {
    /** Loads these jobs unless cached. */
    prepare: async (jobIds: readonly number[]): Promise<void> => {
      const unknown = jobIds.filter(id => jobs.get(id) === undefined)
      if (unknown.length === 0) return
      for (const { id, facets, duty, points, payMax, isAgency } of await loadJobDocuments(ctx, unknown))
        jobs.set(id, { facets, duty, points, payMax, isAgency })
    },
    /**
     * How well jobs fit a search and how little they resemble refused ones; 0 for jobs not prepared. Refused jobs that have ended no longer
     * count.
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
