import type { LicenceKind } from '../../../../domain/job-seekers/profile/profile.values.ts'
import type { FoundPeople, TalentOption } from '../../../../domain/talent-pool/find-people.ts'
import {
  noTalentFilter,
  type TalentFacet,
  type TalentFilter,
  talentFacets,
  talentQuery,
} from '../../../../domain/talent-pool/talent-filter.schema.ts'
import type { ExperienceBand } from '../../../../domain/talent-pool/talent-pool.values.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { type FilteredList, type FilterGroup, withQuery } from '../filters/list-view.ts'

const shownOptions = 8

export type TalentListView = FilteredList & {
  /** Null below five. */
  total: number | null
  totalText: string
  hasAny: boolean
  unknownWords: string
}

/** The list of the address; `kept` are parameters that are no filter, such as the employer. */
export function talentListView(
  found: FoundPeople<unknown>,
  {
    locale,
    path,
    search,
    kept = {},
  }: { locale: Locale; path: string; search: URLSearchParams; kept?: Record<string, string> },
): TalentListView {
  const { filter, total, hasAny, unknownWords, pages } = found
  const addressOf = (next: TalentFilter) => {
    const query = new URLSearchParams(talentQuery(next))
    for (const [name, value] of Object.entries(kept)) query.set(name, value)
    return query.toString()
  }
  const linkTo = (next: TalentFilter) => withQuery(path, addressOf({ ...next, page: 1 }))
  const { place, job } = filter
  return {
    listPath: path,
    query: addressOf({ ...filter, page: 1 }),
    page: filter.page,
    pageCount: pages,
    sort: '',
    sorts: [],
    groups: talentFacets.flatMap(facet =>
      groupOf(facet, found, search.getAll('all').includes(facet), locale),
    ),
    chips: talentFacets.flatMap(facet =>
      filter[facet].map((value: string) => ({
        key: `${facet} ${value}`,
        label: labelOf(facet, value, locale),
        to: linkTo({ ...filter, [facet]: filter[facet].filter((other: string) => other !== value) }),
      })),
    ),
    resetTo: linkTo({ ...noTalentFilter, place, job }),
    total,
    totalText: total === null ? '' : formatCount(total, locale),
    hasAny,
    unknownWords,
  }
}

function groupOf(
  facet: TalentFacet,
  { filter, facets }: FoundPeople<unknown>,
  isExpanded: boolean,
  locale: Locale,
): FilterGroup[] {
  const chosen: readonly string[] = filter[facet]
  const options = [...facets[facet]]
  // Chosen ones stay, also where they find nobody.
  for (const value of chosen)
    if (!options.some(option => option.value === value)) options.push({ value, people: 0 })
  if (options.length === 0) return []
  const t = translator(locale)
  const shown = options.filter(({ value }, at) => isExpanded || at < shownOptions || chosen.includes(value))
  return [
    {
      name: facet,
      label: t(`talent-words.facet.${facet}`),
      kind: 'many',
      any: null,
      options: shown.map(({ value, people }: TalentOption) => ({
        value,
        label: labelOf(facet, value, locale),
        count: people === null ? t('talent-words.few') : formatCount(people, locale),
        ...(chosen.includes(value) && { isSelected: true }),
        ...(people === 0 && { isEmpty: true }),
      })),
      hiddenCount: options.length - shown.length,
      isOpen: facet === 'profession' || facet === 'state' || chosen.length > 0 || isExpanded,
    },
  ]
}

function labelOf(facet: TalentFacet, value: string, locale: Locale): string {
  const t = translator(locale)
  // The casts: the schema of the filter and the columns hold these values only.
  if (facet === 'experience') return t(`talent-words.experience.${value as ExperienceBand}`)
  if (facet === 'licence') return t(`talent-words.licence.${value as LicenceKind}`)
  if (facet === 'availability')
    return t(`talent-words.availability.${value as TalentFilter['availability'][number]}`)
  return jobValueLabel(facet, value, locale)
}
