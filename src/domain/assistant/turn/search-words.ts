import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { inCountry, inPlace } from '../../../vocabulary/places/in-place.ts'
import { activeFilters } from '../../job-search/active-filters.ts'
import {
  type JobSearchParams,
  jobSearchQuery,
  noJobSearchParams,
  readJobSearchParams,
} from '../../job-search/job.schema.ts'
import type { AnswerPart } from '../answer-part.schema.ts'

type Filters = Extract<AnswerPart, { type: 'filters' }>['filters']

// How a list is paged is no wish of the person.
const notShown = new Set(['page', 'pageSize', 'literal', 'mentions'])

/** The search as the part that chips are made of: what is set, by the names of the parameters. */
export function filtersPart(params: JobSearchParams): AnswerPart[] {
  const filters: Filters = {}
  for (const [name, value] of Object.entries(params)) {
    // The cast: keys of a search.
    const standard: unknown = noJobSearchParams[name as keyof JobSearchParams]
    const isSet = Array.isArray(value) ? value.length > 0 : value !== null && value !== standard
    // The cast: every value of a search is one of these.
    if (isSet && !notShown.has(name)) filters[name] = value as Filters[string]
  }
  return Object.keys(filters).length === 0 ? [] : [{ type: 'filters', filters }]
}

const countries = [
  [/^(?:schweiz|switzerland)$/iu, 'CH'],
  [/^(?:deutschland|germany)$/iu, 'DE'],
  [/^(?:österreich|austria)$/iu, 'AT'],
] as const

/** "„Pflege“ in Köln, Teilzeit"; empty for a search that wants nothing. */
export function searchInWords(params: JobSearchParams, locale: Locale): string {
  const t = translator(locale)
  const country = countries.find(([name]) => name.test(params.place))?.[1]
  const within = country ? inCountry(country, locale) : inPlace(params.place, locale)
  const what = params.q === '' ? [] : [t('assistant.search.what', { words: params.q })]
  const where =
    params.place === ''
      ? []
      : [
          params.radius === null
            ? within
            : t('assistant.search.where-within', { where: within, km: params.radius }),
        ]
  const labels = activeFilters(params)
    .filter(({ name }) => !notShown.has(name))
    .map(({ name, value }) => jobValueLabel(name, value, locale))
  return [[...what, ...where].join(' '), ...labels].filter(Boolean).join(', ')
}

/** A search as it is kept in the state of a conversation. */
export function writeSearch(params: JobSearchParams): string {
  return jobSearchQuery({ ...params, pageSize: noJobSearchParams.pageSize })
}

export function readSearch(search: string | null): JobSearchParams | null {
  return search === null ? null : readJobSearchParams(new URLSearchParams(search)).params
}
