import { limits } from '../../config/limits.ts'
import { states } from '../../vocabulary/places.ts'
import { professions } from '../../vocabulary/professions.ts'
import { type CountedFacet, countedFacets, type FacetCount, type JobIndexAnswer } from './job.search.ts'
import { jobValues, postedWithinDays, salaryStepsEurMonth } from './job.values.ts'
import { specialtyFilterValues } from './known-vocabulary.ts'

/** What an index has counted: values it has never seen may be missing. */
export type RawCounts = {
  values: Record<CountedFacet, ReadonlyMap<string, number>>
  /** For each step of {@link salaryStepsEurMonth}, {@link postedWithinDays} and the distances, in their order. */
  salaryMin: readonly number[]
  postedWithin: readonly number[]
  radius: readonly number[]
  any: { postedWithin: number; agencies: number }
  withoutAgencies: number
  featured: number
}

/** Every option of every filter in the order of reading, also those that would find nothing. */
export function facetOptions(counts: RawCounts): JobIndexAnswer['facets'] {
  const options = Object.fromEntries(
    countedFacets.map(name => [name, optionsOf(name, counts.values[name])]),
  ) as Record<CountedFacet, FacetCount[]> // fromEntries forgets the names that countedFacets lists
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
    featured: [{ value: 'true', count: counts.featured }],
  }
}

function optionsOf(name: CountedFacet, counts: ReadonlyMap<string, number>): FacetCount[] {
  const values = fixedValues()[name] ?? [...counts.keys()].sort()
  return values.map(value => ({ value, count: counts.get(value) ?? 0 }))
}

function steps(values: readonly number[], counts: readonly number[]): FacetCount[] {
  return counts.map((count, index) => ({ value: String(values[index] ?? ''), count }))
}

let fixed: Partial<Record<CountedFacet, readonly string[]>> | undefined
function fixedValues() {
  fixed ??= {
    ...jobValues,
    profession: professions().map(profession => profession.id),
    specialty: specialtyFilterValues(),
    state: states().map(state => state.code),
  }
  return fixed
}
