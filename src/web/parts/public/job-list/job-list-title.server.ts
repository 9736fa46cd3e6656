import type { JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { inCountry, inState } from '../../../../vocabulary/places/in-place.ts'
import { states } from '../../../../vocabulary/places/places.ts'

type Found = Pick<JobSearchResult, 'params' | 'place' | 'total'>

/** "Pflegefachkraft rund um Köln: 87 Stellen", "Pflege in Bayern: 175 Stellen"; parts that the search does not name are left out. */
export function listTitle({ params, place, total }: Found, placeName: string | null, locale: Locale): string {
  const t = translator(locale)
  const words = { what: params.q, count: total, total: formatCount(total, locale) }
  const [kind, where] = placeName
    ? [place?.kind === 'area' ? 'area' : 'where', placeName]
    : ['in', withinOf(params, locale)]
  const named = [params.q && 'what', where && kind].filter(Boolean).join('-')
  return t(`job-words.title.${named || 'all'}`, { ...words, where: where ?? '' })
}

/** Of a search within one Land or one country: which, as one says it. */
function withinOf({ state, country }: Found['params'], locale: Locale): string | null {
  const [code, ...more] = state
  const land = more.length === 0 && states().find(each => each.code === code)
  if (land) return inState(land, locale)
  const [only] = country
  return only && country.length === 1 && state.length === 0 ? inCountry(only, locale) : null
}
