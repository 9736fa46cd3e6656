import type { Locale } from '../../../i18n/locale.ts'
import { jobSlug } from '../../../vocabulary/jobs/job-slug.ts'
import type { State } from '../../../vocabulary/places/place.ts'
import { placeById, states } from '../../../vocabulary/places/places.ts'
import {
  professionOfSlug,
  professionSlug,
  townOfSlug,
  townSlug,
} from '../../job-search/steps/landing-slug.ts'
import { type PayArea, payCountries } from '../pay-area.ts'

/** What a page about pay is about: a profession everywhere, or in a town, Land or canton. */
export type PayTopic = { profession: string; area: Exclude<PayArea, { kind: 'country' }> | null }

/** The segment of its address: `pflegefachkraft`, `pflegefachkraft-in-koeln`, `pflegefachkraft-in-bayern`. */
function paySlug({ profession, area }: PayTopic, locale: Locale): string {
  const slug = professionSlug(profession, locale)
  if (area === null) return slug
  return `${slug}-in-${area.kind === 'town' ? townSlug(area.place) : stateSlug(area.state, locale)}`
}

export function paySlugs(topic: PayTopic): Record<Locale, string> {
  return { de: paySlug(topic, 'de'), en: paySlug(topic, 'en') }
}

/** Reads such a segment in either language; the caller redirects to {@link paySlugs}. Null for an unknown profession or place. */
export function readPaySlug(slug: string): PayTopic | null {
  const parts = /^([a-z0-9-]{2,80}?)-in-([a-z0-9-]{2,80})$/.exec(slug)
  if (!parts) {
    const profession = /^[a-z0-9-]{2,80}$/.test(slug) ? professionOfSlug(slug) : null
    return profession === null ? null : { profession, area: null }
  }
  const [, what = '', where = ''] = parts
  const profession = professionOfSlug(what)
  const area = areaOfSlug(where)
  return profession === null || area === null ? null : { profession, area }
}

/** The area that a figure is kept for; null for a place that is no longer known. */
export function areaOfCode(code: string): PayArea | null {
  const country = payCountries.find(each => each === code)
  if (country) return { kind: 'country', country }
  const state = states().find(each => each.code === code)
  if (state) return { kind: 'state', state }
  const place = placeById(Number(code))
  return place && { kind: 'town', place }
}

const regionWords: Record<Locale, Record<string, string>> = {
  de: { AT: 'land', DE: 'land', CH: 'kanton', LI: 'land' },
  en: { AT: 'state', DE: 'state', CH: 'canton', LI: 'state' },
}

/** A Land or canton that bears the name of a town says that it is one: `land-salzburg`. */
function stateSlug(state: State, locale: Locale): string {
  const slug = jobSlug(locale === 'de' ? state.nameDe : state.nameEn)
  return townOfSlug(slug) === null ? slug : `${regionWords[locale][state.country]}-${slug}`
}

function areaOfSlug(slug: string): PayTopic['area'] {
  const region = /^(?:land|state|kanton|canton)-(.+)$/.exec(slug)?.[1]
  const place = region === undefined ? townOfSlug(slug) : null
  if (place) return { kind: 'town', place }
  const state = states().find(({ nameDe, nameEn }) =>
    [nameDe, nameEn].some(name => jobSlug(name) === (region ?? slug)),
  )
  return state ? { kind: 'state', state } : null
}
