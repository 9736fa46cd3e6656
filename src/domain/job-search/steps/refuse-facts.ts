import type { SearchQuery } from '../../../search/types.ts'
import { refusedFacts } from '../../../vocabulary/jobs/refusals.ts'
import type { JobIndexQuery } from '../../caller/job-search.ts'
import { refusingNoOffers } from './duty-filters.ts'

/**
 * Jobs known to have what is refused are left out; those known to be without come before those that say nothing. Jobs that do not offer what
 * is asked for are left out as well.
 */
export function refusing({
  refusals,
  offers,
}: Pick<JobIndexQuery, 'refusals' | 'offers'>): Pick<SearchQuery, 'excludes' | 'behind'> {
  if (refusals.length === 0 && offers.length === 0) return {}
  const facts = refusals.map(refusal => ({ refusal, ...refusedFacts[refusal] }))
  return {
    excludes: {
      ...Object.fromEntries(facts.map(({ refusal, facet, has }) => [refusal, { facet, values: has }])),
      ...refusingNoOffers(offers),
    },
    // What no job can state would put all of them behind.
    behind: facts.filter(({ free }) => free.length > 0).map(({ facet, free }) => ({ facet, values: free })),
  }
}

/** By the values of the search parameter. */
export const countedRefusals: SearchQuery['refusals'] = {
  ...Object.fromEntries(
    Object.entries(refusedFacts).map(([refusal, { facet, has }]) => [refusal, { facet, values: has }]),
  ),
  agencies: { facet: 'agency', values: ['yes'] },
}
