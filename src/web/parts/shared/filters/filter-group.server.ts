import { formatCount } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { FilterGroup, FilterOption } from './list-view.ts'

type Facet = {
  name: string
  label: string
  kind: FilterGroup['kind']
  options: readonly { value: string; count: number }[]
  selected: readonly string[]
  labelOf: (value: string) => string
  /** Unfolded even when nothing in it is chosen. */
  isOpen?: boolean | undefined
  /** Shows all options, not only the most frequent (`?all=name` in the URL). */
  isExpanded: boolean
  /** How many options show unless it is expanded; the first `always` are among them, and chosen ones come on top. */
  shown?: number | undefined
  always?: number | undefined
}

/** A filter as the panel shows it, with the number of results behind each option. Filters in use are unfolded. */
export function filterGroup(facet: Facet, locale: Locale): FilterGroup {
  const { name, label, kind, labelOf } = facet
  const selected = new Set(facet.selected)
  const shown = facet.isExpanded ? facet.options : shownOptions(facet, selected)
  const options = shown.map(({ value, count }): FilterOption => {
    return {
      value,
      label: labelOf(value),
      count: formatCount(count, locale),
      ...(selected.has(value) && { isSelected: true }),
      ...(count === 0 && { isEmpty: true }),
    }
  })
  return {
    name,
    label,
    kind,
    any: kind === 'one' ? anyOption(options, selected.size === 0, locale) : null,
    options: options.filter(({ value }) => value !== 'any'),
    hiddenCount: facet.options.length - shown.length,
    isOpen: Boolean(facet.isOpen) || selected.size > 0 || facet.isExpanded,
  }
}

/** The option for no choice. Some facets count it ("Jederzeit"); the others get one without a number. */
function anyOption(options: FilterOption[], isSelected: boolean, locale: Locale): FilterOption {
  const counted = options.find(({ value }) => value === 'any')
  const { value, label, count } = counted ?? {
    value: '',
    label: translator(locale)('job-words.any'),
    count: '',
  }
  return { value, label, count, ...(isSelected && { isSelected }) }
}

/** The fixed options, the chosen ones and then those with most results, all in the order of the facet. */
function shownOptions({ options, shown, always = 0 }: Facet, selected: Set<string>): Facet['options'] {
  if (shown === undefined || options.length <= shown) return options
  const most = [...options].sort((a, b) => b.count - a.count).slice(0, Math.max(0, shown - always))
  const chosen = new Set(
    [...options.slice(0, always), ...most].map(option => option.value).concat(...selected),
  )
  return options.filter(option => chosen.has(option.value))
}
