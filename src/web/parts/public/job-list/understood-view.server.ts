import { limits } from '../../../../config/limits.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { noJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import type { JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import { understandSearch, understoodThings } from '../../../../domain/job-search/understand-search.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { withQuery } from '../../shared/filters/list-view.ts'

/** What of the sentence `asked` is still in force; null when nothing is, and when the address was not made from one. */
export function understoodView(
  asked: string | null,
  params: JobSearchParams,
  result: JobSearchResult,
  locale: Locale,
  linkTo: (params: JobSearchParams) => string,
) {
  const sentence = asked?.trim().slice(0, limits.searchTextChars) ?? ''
  const { understood } = understandSearch({ ...noJobSearchParams, q: sentence })
  if (!understood) return null
  const kept = (to: string) => withParam(to, 'asked', sentence)
  const things = understoodThings(understood.set, params, locale)
  if (things.length === 0) return null
  return {
    chips: things.map(({ name, label, without }) => ({
      // A region is a filter of its own among the chips.
      key: name === 'place' && result.place?.kind === 'region' ? regionKey(result.place) : name,
      label: name === 'place' ? placeLabel(result, label, locale) : label,
      to: kept(linkTo(without)),
    })),
    literalTo: linkTo({ ...noJobSearchParams, q: sentence, literal: true }),
  }
}

function regionKey({ filter, value }: { filter: string; value: string }): string {
  return `${filter}=${value}`
}

/** "Hamburg, 25 km", "Bayern", "Bodensee": the place as it was found, not as it was typed. */
function placeLabel({ place }: JobSearchResult, typed: string, locale: Locale): string {
  switch (place?.kind) {
    case 'town':
      return `${place.name}, ${place.radiusKm} km`
    case 'region':
      return jobValueLabel(place.filter, place.value, locale)
    case 'area':
      return locale === 'en' ? place.nameEn : place.name
    default:
      return typed
  }
}

function withParam(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set(name, value)
  return withQuery(path, search.toString())
}
