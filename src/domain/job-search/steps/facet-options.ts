import { limits } from '../../../config/limits.ts'
import { holidaySteps, soughtOffers, weekendSteps } from '../../../vocabulary/duty/duty.values.ts'
import { jobValues, postedWithinDays, salaryStepsEurMonth } from '../../../vocabulary/jobs/job.values.ts'
import { states } from '../../../vocabulary/places/places.ts'
import {
  type CountedFacet,
  countedFacets,
  type FacetCount,
  type JobIndexAnswer,
  type JobIndexQuery,
} from '../../caller/job-search.ts'
import { boardSpecialtyValues } from '../known-vocabulary.ts'

/** Counts from an index, most frequent values first; values without jobs may be missing. */
export type RawCounts = {
  values: Record<CountedFacet, FacetCount[]>
  /** For each step of {@link salaryStepsEurMonth}, {@link postedWithinDays} and the distances, in their order. */
  salaryMin: readonly number[]
  postedWithin: readonly number[]
  radius: readonly number[]
  any: { postedWithin: number; agencies: number }
  withoutAgencies: number
  /** How many say exactly so many weekends a month, and days of holiday. */
  weekends: ReadonlyMap<string, number>
  holidays: ReadonlyMap<string, number>
  /** How many of the found jobs each refusal would leave. */
  left: Readonly<Record<string, number>>
  featured: number
}

/**
 * All options of every filter in display order, including those that would find nothing. For the long lists of professions, specialties and
 * employers: only those that find something or are `chosen`, and the board's ten specialties.
 */
export function facetOptions(counts: RawCounts, chosen: JobIndexQuery['filters']): JobIndexAnswer['facets'] {
  const options = Object.fromEntries(
    countedFacets.map(name => [name, optionsOf(name, counts.values[name], chosen[name] ?? [])]),
  ) as Record<CountedFacet, FacetCount[]> // the cast: Object.fromEntries widens the keys of countedFacets
  return {
    ...options,
    salaryMin: steps(salaryStepsEurMonth, counts.salaryMin),
    postedWithin: [
      { value: 'any', count: counts.any.postedWithin },
      ...steps(postedWithinDays, counts.postedWithin),
    ],
    radius: steps(limits.distancesKm, counts.radius),
    agencies: [
      { value: 'with', count: counts.any.agencies },
      { value: 'without', count: counts.withoutAgencies },
    ],
    without: jobValues.without.map(value => ({ value, count: counts.left[value] ?? 0 })),
    weekendsMax: weekendSteps.map(step => summed(step, counts.weekends, count => count <= step)),
    holidaysMin: holidaySteps.map(step => summed(step, counts.holidays, count => count >= step)),
    offers: soughtOffers.map(value => ({ value, count: counts.left[value] ?? 0 })),
    featured: [{ value: 'true', count: counts.featured }],
  }
}

function optionsOf(name: CountedFacet, found: FacetCount[], chosen: readonly string[]): FacetCount[] {
  const always = alwaysThere()[name]
  // A search may find the ads of thousands of employers.
  if (!always && longLists.has(name) && chosen.length === 0) return found
  const options = (always?.values ?? []).map((value): FacetCount => ({ value, count: 0 }))
  const others: FacetCount[] = []
  for (const each of found) {
    const option = options[always?.positions.get(each.value) ?? -1]
    if (option) option.count = each.count
    else others.push(each)
  }
  if (!longLists.has(name)) others.sort((a, b) => (a.value < b.value ? -1 : 1))
  options.push(...others)
  for (const value of chosen)
    if (!options.some(option => option.value === value)) options.push({ value, count: 0 })
  return options
}

function summed(
  step: number,
  counts: ReadonlyMap<string, number>,
  isWithin: (count: number) => boolean,
): FacetCount {
  const within = [...counts].filter(([value]) => isWithin(Number(value)))
  return { value: String(step), count: within.reduce((sum, [, count]) => sum + count, 0) }
}

/** Too many values to show them all: sorted by count. */
const longLists = new Set<CountedFacet>(['profession', 'specialty', 'employer', 'tariff'])

function steps(values: readonly number[], counts: readonly number[]): FacetCount[] {
  return counts.map((count, index) => ({ value: String(values[index] ?? ''), count }))
}

/** The values that are options whatever is found, in the order of display. */
type Always = { values: readonly string[]; positions: ReadonlyMap<string, number> }

let fixed: Partial<Record<string, Always>> | undefined
function alwaysThere() {
  if (fixed) return fixed
  const lists = { ...jobValues, specialty: boardSpecialtyValues, state: states().map(state => state.code) }
  fixed = Object.fromEntries(
    Object.entries(lists).map(([name, values]): [string, Always] => [
      name,
      { values, positions: new Map(values.map((value, at) => [value, at])) },
    ]),
  )
  return fixed
}
