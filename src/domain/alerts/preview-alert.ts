import type { Context } from '../caller/context.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../job-search/search-jobs.ts'
import { hasCriteria, readCriteria, writeCriteria } from './steps/alert-criteria.ts'

export type AlertPreview = {
  /** As stored in an alert; empty when there is nothing to search for. */
  criteria: string
  params: JobSearchParams
  isPossible: boolean
  total: number
  /** Spelling correction of words without results; alerts do not correct. */
  corrected: JobSearchResult['corrected']
  place: JobSearchResult['place']
  correctedPlace: JobSearchResult['correctedPlace']
}

/** What an alert for a search would store and how many jobs it matches today, before it is saved. */
export async function previewAlert(ctx: Context, given: Partial<JobSearchParams>): Promise<AlertPreview> {
  const wanted = readCriteria(writeCriteria(given, ctx))
  const { total, corrected: found, place, correctedPlace } = await searchJobs(ctx, wanted)
  const asked = correctedPlace ? { ...wanted, place: correctedPlace.to } : wanted
  // Alerts match words literally, so a correction counts only for words unknown altogether, not merely without results under these filters.
  const corrected = found && total === 0 ? (await searchJobs(ctx, { q: asked.q })).corrected : found
  const params = corrected ? { ...asked, q: corrected.to } : asked
  const criteria = writeCriteria(params, ctx)
  const isPossible = hasCriteria(criteria) && place?.kind !== 'unknown'
  return { criteria, params, isPossible, total, corrected, place, correctedPlace }
}
