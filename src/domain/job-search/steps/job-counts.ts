import type { SearchResult } from '../../../search/types.ts'
import { noOnCall } from '../../../vocabulary/duty/shifts-with-duty.ts'
import {
  type CountedFacet,
  countedFacets,
  type DroppableFilter,
  type FacetCount,
  type JobIndexAnswer,
  type JobIndexQuery,
} from '../../caller/job-search.ts'
import { facetOptions } from './facet-options.ts'

/** The index's counts as options of the filters. */
export function facetsOf(
  result: SearchResult,
  { filters, includeUnknownPay }: JobIndexQuery,
): JobIndexAnswer['facets'] {
  const values = Object.fromEntries(
    countedFacets.map((name): [string, FacetCount[]] => {
      const counted = result.facets[name] ?? []
      return [name, name === 'shift' ? counted.filter(({ value }) => value !== noOnCall) : counted]
    }),
  ) as unknown as Record<CountedFacet, FacetCount[]> // the cast: Object.fromEntries widens the keys of countedFacets
  return facetOptions(
    {
      values,
      salaryMin: salaryCounts(result, includeUnknownPay),
      postedWithin: (result.steps.postedAt ?? []).toReversed(),
      radius: result.radiusSteps,
      any: {
        postedWithin: result.without.postedAt ?? result.total,
        agencies: result.without.agency ?? result.total,
      },
      left: result.left,
      weekends: countsOf(result, 'weekendCount'),
      holidays: countsOf(result, 'holidayCount'),
      withoutAgencies: result.facets.agency?.find(option => option.value === 'no')?.count ?? 0,
      featured: result.steps.featuredUntil?.[0] ?? 0,
    },
    filters,
  )
}

function countsOf({ facets }: SearchResult, name: string): Map<string, number> {
  return new Map((facets[name] ?? []).map(({ value, count }) => [value, count]))
}

/** The index's names of filters, where they differ from those of a search. */
const parameters: Readonly<Record<string, DroppableFilter>> = {
  agency: 'agencies',
  payMax: 'salaryMin',
  postedAt: 'postedWithin',
  featuredUntil: 'featured',
  weekendCount: 'weekendsMax',
  holidayCount: 'holidaysMin',
  near: 'place',
}

/** What the search would find without each of its filters. */
export function totalsOf({ without }: SearchResult): JobIndexAnswer['totals'] {
  return Object.fromEntries(Object.entries(without).map(([name, total]) => [parameters[name] ?? name, total]))
}

/** Of the jobs found: how many state an amount, how many get one from a table, how many neither. */
export function payKnownOf({ total, facets }: SearchResult): JobIndexAnswer['payKnown'] {
  const from = (source: 'stated' | 'derived') =>
    facets.paySource?.find(({ value }) => value === source)?.count ?? 0
  const [stated, derived] = [from('stated'), from('derived')]
  return { stated, derived, unknown: total - stated - derived }
}

function salaryCounts(result: SearchResult, includeUnknownPay: boolean): number[] {
  const [stated = 0, ...counts] = result.steps.payMax ?? []
  const unknown = includeUnknownPay ? (result.without.payMax ?? result.total) - stated : 0
  return counts.map(count => count + unknown)
}
