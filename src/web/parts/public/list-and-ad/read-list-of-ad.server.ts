import { jobSearchQuery, readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { allJobs, listParam } from '../../shared/list-of-ad.ts'
import { searchParamsOf } from '../job-list/settled-address.server.ts'

const maxChars = 2_000

/**
 * The search that the ad of an address was chosen from; null when it names none, and `nonsense` when what it names is no search. Single
 * parameters that cannot be read are left out, as in the list itself.
 */
export function readListOfAd(search: URLSearchParams): URLSearchParams | 'nonsense' | null {
  const value = search.get(listParam)
  if (value === null) return null
  if (value === allJobs) return new URLSearchParams()
  const list = new URLSearchParams(value.slice(0, maxChars))
  const { params } = readJobSearchParams(searchParamsOf(list))
  return jobSearchQuery(params) === '' ? 'nonsense' : list
}
