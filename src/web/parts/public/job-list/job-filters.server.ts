import type { JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { facetLabel, jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { factRefusals, refusedFacts } from '../../../../vocabulary/jobs/refusals.ts'
import { tariffAgreements } from '../../../../vocabulary/pay/tariff-values.ts'
import { filterGroup } from '../../shared/filters/filter-group.server.ts'
import type { FilterGroup } from '../../shared/filters/list-view.ts'

type Layout = {
  name: keyof JobSearchResult['facets']
  kind: FilterGroup['kind']
  isOpen?: boolean
  shown?: number
  always?: number
}

/** The order of the filter column. `always` options come first whatever their count: the specification's ten specialties. */
const layout: Layout[] = [
  { name: 'category', kind: 'many', isOpen: true },
  { name: 'employmentType', kind: 'many', isOpen: true },
  { name: 'shift', kind: 'many', isOpen: true },
  { name: 'without', kind: 'many', isOpen: true },
  { name: 'salaryMin', kind: 'one', isOpen: true },
  { name: 'postedWithin', kind: 'one', isOpen: true },
  { name: 'profession', kind: 'many', shown: 8 },
  { name: 'specialty', kind: 'many', shown: 10, always: 10 },
  { name: 'experience', kind: 'many' },
  { name: 'contract', kind: 'many' },
  { name: 'remote', kind: 'many' },
  { name: 'employerType', kind: 'many' },
  { name: 'employerSize', kind: 'many' },
  { name: 'country', kind: 'many' },
  { name: 'state', kind: 'many', shown: 8 },
  { name: 'language', kind: 'many' },
  { name: 'tariff', kind: 'many', shown: 8 },
  { name: 'weekendsMax', kind: 'one' },
  { name: 'holidaysMin', kind: 'one' },
  { name: 'offers', kind: 'many' },
  { name: 'adLanguage', kind: 'many' },
  { name: 'featured', kind: 'many' },
]

/**
 * Every filter with the number of jobs behind each option, in the order of the column. `leftOut` names filters that the page has no use
 * for.
 */
export function jobFilters(
  result: JobSearchResult,
  expanded: string[],
  locale: Locale,
  leftOut: readonly string[] = [],
): FilterGroup[] {
  const groups = layout.filter(({ name }) => !leftOut.includes(name))
  const hasUse = refusableBut(leftOut)
  return groups.map(entry => {
    const facet = {
      ...entry,
      label: facetLabel(entry.name, locale),
      options: offeredOptions(result, entry.name).filter(
        option => entry.name !== 'without' || hasUse(option.value),
      ),
      selected: selectedValues(result, entry.name),
      // Under "Ohne" stands what is refused.
      labelOf: (value: string) =>
        jobValueLabel(entry.name === 'without' ? 'refused' : entry.name, value, locale),
      isExpanded: expanded.includes(entry.name),
    }
    return filterGroup(facet, locale)
  })
}

/** What the reader may choose from; what the address chooses stands there always. */
function offeredOptions(result: JobSearchResult, name: Layout['name']) {
  const { facets, params } = result
  if (name === 'employmentType') return withoutBoth(result)
  if (name !== 'tariff') return facets[name]
  // A group is for those who ask for it by its name.
  return facets.tariff.filter(
    ({ value }) => tariffAgreements.includes(value) || params.tariff.includes(value),
  )
}

/**
 * Full-time and part-time jobs count for both options, so "both" as an option of its own says nothing more. It is kept when the URL selects
 * it.
 */
function withoutBoth({ facets, params }: JobSearchResult) {
  if (params.employmentType.includes('both')) return facets.employmentType
  return facets.employmentType.filter(({ value }) => value !== 'both')
}

/** Where a filter is left out, its values cannot be refused either. */
function refusableBut(leftOut: readonly string[]): (refusal: string) => boolean {
  return refusal => {
    const known = factRefusals.find(each => each === refusal)
    return !leftOut.includes(known ? refusedFacts[known].facet : refusal)
  }
}

/** Agencies are refused here as well, though they have a parameter of their own. */
function refusedValues({ params }: JobSearchResult): string[] {
  return params.agencies === 'without' ? [...params.without, 'agencies'] : params.without
}

function selectedValues(result: JobSearchResult, name: Layout['name']): string[] {
  if (name === 'without') return refusedValues(result)
  const value = result.params[name]
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === false ? [] : [String(value)]
}
