import type { Locale } from '../../../domain/context.ts'
import type { FacetCount } from '../../../domain/jobs/job.search.ts'
import { facetLabel, jobValueLabel } from '../../../domain/jobs/job-value-labels.ts'
import type { JobSearchResult } from '../../../domain/jobs/search-jobs.ts'
import { formatCount } from '../../../i18n/format.ts'
import { translator } from '../../../i18n/translate.ts'
import type { FilterGroup, FilterOption } from '../filters/list-view.ts'

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
  { name: 'agencies', kind: 'one' },
  { name: 'featured', kind: 'many' },
]

/** Every filter with the number of jobs behind each option, as the page shows it; `leftOut` names those it has no use for. */
export function jobFilters(
  result: JobSearchResult,
  expanded: string[],
  locale: Locale,
  leftOut: readonly string[] = [],
): FilterGroup[] {
  const groups = layout.filter(({ name }) => !leftOut.includes(name))
  return groups.map(entry => {
    const selected = new Set(selectedValues(result, entry.name))
    const all = result.facets[entry.name]
    const shown = expanded.includes(entry.name) ? all : shownOptions(all, entry, selected)
    const options = shown.map(({ value, count }): FilterOption => {
      return {
        value,
        label: jobValueLabel(entry.name, value, locale),
        count: formatCount(count, locale),
        isSelected: selected.has(value),
        isEmpty: count === 0,
      }
    })
    return {
      name: entry.name,
      label: facetLabel(entry.name, locale),
      kind: entry.kind,
      any: entry.kind === 'one' ? anyOption(options, selected.size === 0, locale) : null,
      options: options.filter(({ value }) => value !== 'any'),
      hiddenCount: all.length - shown.length,
      isOpen: Boolean(entry.isOpen) || selected.size > 0 || expanded.includes(entry.name),
    }
  })
}

/** Some filters count what no choice leaves ("Jederzeit"), the others only offer it. */
function anyOption(options: FilterOption[], isSelected: boolean, locale: Locale): FilterOption {
  const counted = options.find(({ value }) => value === 'any')
  if (counted) return { ...counted, isSelected, isEmpty: false }
  return { value: '', label: translator(locale)('list.any'), count: '', isSelected, isEmpty: false }
}

function selectedValues(result: JobSearchResult, name: Layout['name']): string[] {
  const value = result.params[name]
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === false ? [] : [String(value)]
}

/** The fixed ones, the chosen ones and then those with most jobs, in the order of the facet. */
function shownOptions(
  all: readonly FacetCount[],
  { shown, always = 0 }: Layout,
  selected: Set<string>,
): readonly FacetCount[] {
  if (shown === undefined || all.length <= shown) return all
  const most = [...all].sort((a, b) => b.count - a.count).slice(0, Math.max(0, shown - always))
  const chosen = new Set([...all.slice(0, always), ...most].map(option => option.value).concat(...selected))
  return all.filter(option => chosen.has(option.value))
}
