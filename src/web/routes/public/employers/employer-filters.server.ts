import {
  type EmployerListParams,
  noEmployerListParams,
} from '../../../../domain/employers/employer.schema.ts'
import type { EmployerListResult } from '../../../../domain/employers/list-employers.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { facetLabel, jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { filterGroup } from '../../../parts/shared/filters/filter-group.server.ts'
import type { FilterGroup } from '../../../parts/shared/filters/list-view.ts'

type FilterName = keyof EmployerListResult['facets']
type Layout = { name: FilterName; isOpen?: boolean; shown?: number }

const layout: Layout[] = [
  { name: 'hiring', isOpen: true },
  { name: 'type', isOpen: true },
  { name: 'ownership', isOpen: true },
  { name: 'size', isOpen: true },
  { name: 'country', isOpen: true },
  { name: 'state', shown: 8 },
]

/** These filters reuse the labels of the job filters with the same values. */
const sameAs: Partial<Record<string, string>> = {
  type: 'employerType',
  ownership: 'employerType',
  size: 'employerSize',
  country: 'country',
  state: 'state',
}

/** In a fixed order; each option carries the number of employers behind it. */
export function employerFilters(
  { facets, params }: EmployerListResult,
  expanded: string[],
  locale: Locale,
): FilterGroup[] {
  return layout.map(entry => {
    const { name } = entry
    const facet = {
      ...entry,
      kind: 'many' as const,
      label: employerFilterLabel(name, locale) ?? name,
      options: facets[name],
      selected: chosenValues(params, name),
      labelOf: (value: string) => employerValueLabel(name, value, locale),
      isExpanded: expanded.includes(name),
    }
    return filterGroup(facet, locale)
  })
}

export function chosenFilters(params: EmployerListParams, locale: Locale) {
  return layout.flatMap(({ name }) =>
    chosenValues(params, name).map(value => ({
      key: `${name}=${value}`,
      label: employerValueLabel(name, value, locale),
      without: { ...params, [name]: valuesWithout(params, name, value), page: 1 },
    })),
  )
}

/** Null for names that are no filter of this list. */
export function employerFilterLabel(name: string, locale: Locale): string | null {
  const t = translator(locale)
  if (name === 'ownership' || name === 'hiring') return t(`employers.${name}`)
  const same = sameAs[name]
  return same ? facetLabel(same, locale) : null
}

export function employerValueLabel(name: FilterName, value: string, locale: Locale): string {
  if (name === 'hiring') return translator(locale)('employer-words.hiring-only')
  return jobValueLabel(sameAs[name] ?? name, value, locale)
}

function chosenValues(params: EmployerListParams, name: FilterName): string[] {
  const value = params[name]
  if (typeof value === 'boolean') return value ? ['true'] : []
  return value
}

function valuesWithout(params: EmployerListParams, name: FilterName, gone: string) {
  const value = params[name]
  if (typeof value === 'boolean') return noEmployerListParams.hiring
  const values: readonly string[] = value
  return values.filter(other => other !== gone)
}
