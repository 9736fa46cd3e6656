import type { Context } from '../caller/context.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../job-search/search-jobs.ts'
import { hasCriteria, readCriteria, writeCriteria } from './steps/alert-criteria.ts'

export type AlertPreview = {
  /** As the alert will keep it; empty when there is nothing to look for. */
  criteria: string
  params: JobSearchParams
  isPossible: boolean
  /** Ads that fit today. */
  total: number
  /** What is looked for instead of words that nothing has; an alert takes words as they are. */
  corrected: JobSearchResult['corrected']
  place: JobSearchResult['place']
  correctedPlace: JobSearchResult['correctedPlace']
}

/** What an alert for a search would look for and how many ads it would find today, before it is saved. */
export async function previewAlert(ctx: Context, given: Partial<JobSearchParams>): Promise<AlertPreview> {
  const wanted = readCriteria(writeCriteria(given))
  const { total, corrected: found, place, correctedPlace } = await searchJobs(ctx, wanted)
  const asked = correctedPlace ? { ...wanted, place: correctedPlace.to } : wanted
  // Words are written as the ads write them, so some must be found, if not with these filters.
  const corrected = found && total === 0 ? (await searchJobs(ctx, { q: asked.q })).corrected : found
  const params = corrected ? { ...asked, q: corrected.to } : asked
  const criteria = writeCriteria(params)
  const isPossible = hasCriteria(criteria) && place?.kind !== 'unknown'
  return { criteria, params, isPossible, total, corrected, place, correctedPlace }
}
