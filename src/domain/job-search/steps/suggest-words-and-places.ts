import { type Area, suggestAreas } from '../../../vocabulary/places/areas.ts'
import { placeText } from '../../../vocabulary/places/place-text.ts'
import type { Place } from '../../../vocabulary/places/places.ts'
import { suggestPlaces } from '../../../vocabulary/places/suggest-places.ts'
import type { Context } from '../../caller/context.ts'
import { noJobSearchParams } from '../job.schema.ts'
import { countFound, indexQuery } from '../search-jobs.ts'
import { understandTyped, understoodThings } from '../understand-search.ts'
import { matchVocabulary } from './suggest-vocabulary.ts'

/**
 * `value` is the search parameter: an id for professions, specialties and employers, a text for places; for `search` the typed text itself,
 * and `label` says what it is understood as.
 */
export type Suggestion = {
  kind: 'search' | 'profession' | 'specialty' | 'employer' | 'place' | 'postal-code'
  value: string
  label: string
  /** Live jobs with this value; for places, within the default radius. */
  count: number
  /** Live jobs found when the label is used as search words or place. */
  found: number
}

export const maxSuggestions = 8
const maxPlacesTried = 40
const mostAreas = 3

/** What the text as a whole would be understood as, when that is more than words and finds something. */
export function suggestUnderstood(ctx: Context, typed: string): Suggestion[] {
  const { params, understood } = understandTyped(ctx.search, { ...noJobSearchParams, q: typed }, ctx.locale)
  if (!understood) return []
  const things = understoodThings(understood.set, params, ctx.locale)
  const found = things.length > 0 ? countFound(ctx, params) : 0
  if (found === 0) return []
  const label = [params.q, ...things.map(thing => thing.label)].filter(Boolean).join(' · ')
  return [{ kind: 'search', value: typed, label, count: found, found }]
}

/** Professions and specialties that have jobs, best match first. */
export function suggestWords(ctx: Context, typed: string): Suggestion[] {
  const { facets } = ctx.search.find(indexQuery(ctx, noJobSearchParams, 0))
  return matchVocabulary(typed, ctx.locale)
    .map(match => ({ ...match, count: countOf(facets[match.kind], match.value) }))
    .filter(match => match.count > 0)
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, maxSuggestions)
    .map(({ kind, value, label, count }): Suggestion => {
      return { kind, value, label, count, found: foundAsWords(ctx, label) }
    })
    .filter(({ found }) => found > 0)
}

/** How many jobs are found when the text is searched for, as the page does it. */
export function foundAsWords(ctx: Context, text: string): number {
  return countFound(ctx, understandTyped(ctx.search, { ...noJobSearchParams, q: text }, ctx.locale).params)
}

/** Regions, towns and postal codes; those without jobs only when no other matches. */
export function suggestPlacesWithJobs(ctx: Context, typed: string): Suggestion[] {
  const areas = suggestAreas(typed).map(area => suggestArea(ctx, area))
  const withJobs = areas.filter(({ count }) => count > 0).slice(0, mostAreas)
  const withoutJobs = areas.filter(({ count }) => count === 0).slice(0, mostAreas)
  for (const place of suggestPlaces(typed, maxPlacesTried)) {
    const suggestion = suggestPlace(ctx, place, typed)
    if (suggestion.count > 0) withJobs.push(suggestion)
    else withoutJobs.push(suggestion)
    if (withJobs.length === maxSuggestions) break
  }
  return withJobs.length > 0 ? withJobs : withoutJobs.slice(0, maxSuggestions)
}

function suggestArea(ctx: Context, { nameDe, nameEn }: Area): Suggestion {
  const value = ctx.locale === 'en' ? nameEn : nameDe
  const count = countFound(ctx, { ...noJobSearchParams, place: value })
  const label = `${value} (${ctx.locale === 'en' ? 'region' : 'Region'})`
  return { kind: 'place', value, label, count, found: count }
}

function suggestPlace(ctx: Context, place: Place, typed: string): Suggestion {
  const isCode = /^\d{2,5}$/.test(typed)
  const value =
    isCode && place.postalCode?.startsWith(typed) ? `${place.postalCode} ${place.name}` : placeText(place)
  const isAlone = value === place.name && place.stateName !== place.name
  const count = countFound(ctx, { ...noJobSearchParams, place: value })
  return {
    kind: isCode ? 'postal-code' : 'place',
    value,
    label: isAlone ? `${place.name}, ${place.stateName}` : value,
    count,
    found: count,
  }
}

function countOf(options: readonly { value: string; count: number }[], value: string): number {
  return options.find(option => option.value === value)?.count ?? 0
}
