import { limits } from '../../config/limits.ts'
import { findPlaces } from '../../vocabulary/find-places.ts'
import type { Place } from '../../vocabulary/places.ts'
import { suggestPlaces } from '../../vocabulary/suggest-places.ts'
import type { Context } from '../context.ts'
import { listEmployers } from '../employers/list-employers.ts'
import { noJobSearchParams } from './job.schema.ts'
import { countFound, indexQuery } from './search-jobs.ts'
import { matchVocabulary } from './suggest-vocabulary.ts'

/** `value` is what goes into the search: an id for professions, specialties and employers, a text for places. */
export type Suggestion = {
  kind: 'profession' | 'specialty' | 'employer' | 'place' | 'postal-code'
  value: string
  label: string
  /** Live jobs that choosing it finds; for places within the usual radius. */
  count: number
}

const maxSuggestions = 8

/** Completes what is typed into "what" or "where", from two letters on; what has no jobs is not suggested for "what". */
export async function suggest(
  ctx: Context,
  input: { q: string; kind: 'what' | 'where' },
): Promise<Suggestion[]> {
  const typed = input.q.trim().slice(0, 80)
  if (typed.length < limits.suggestMinChars) return []
  return input.kind === 'where' ? suggestWhere(ctx, typed) : suggestWhat(ctx, typed)
}

async function suggestWhat(ctx: Context, typed: string): Promise<Suggestion[]> {
  const { facets } = ctx.search.find(indexQuery(ctx, noJobSearchParams, 0))
  const words = matchVocabulary(typed, ctx.locale)
    .map(match => ({ ...match, count: countOf(facets[match.kind], match.value) }))
    .filter(match => match.count > 0)
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, maxSuggestions)
    .map(({ kind, value, label, count }): Suggestion => ({ kind, value, label, count }))
  const places = Math.max(2, maxSuggestions - words.length)
  const { employers } = await listEmployers(ctx, {
    q: typed,
    hiring: true,
    sort: 'open-positions',
    pageSize: places,
  })
  const houses = employers.map(({ id, name, openPositions }): Suggestion => {
    return { kind: 'employer', value: String(id), label: name, count: openPositions }
  })
  return [...words.slice(0, maxSuggestions - Math.min(2, houses.length)), ...houses].slice(0, maxSuggestions)
}

function suggestWhere(ctx: Context, typed: string): Suggestion[] {
  const isCode = /^\d{2,5}$/.test(typed)
  return suggestPlaces(typed, maxSuggestions).map((place): Suggestion => {
    const value =
      isCode && place.postalCode?.startsWith(typed) ? `${place.postalCode} ${place.name}` : placeText(place)
    return {
      kind: isCode ? 'postal-code' : 'place',
      value,
      label:
        value === place.name && place.stateName !== place.name ? `${place.name}, ${place.stateName}` : value,
      count: countFound(ctx, { ...noJobSearchParams, place: value }),
    }
  })
}

/** The shortest text that is read as this very place: a namesake of a larger town needs its state or postal code. */
export function placeText(place: Place): string {
  const texts = [
    place.name,
    `${place.name}, ${place.stateName}`,
    `${place.postalCode ?? ''} ${place.name}`.trim(),
  ]
  return texts.find(text => findPlaces(text)[0]?.place.id === place.id) ?? place.name
}

function countOf(options: readonly { value: string; count: number }[], value: string): number {
  return options.find(option => option.value === value)?.count ?? 0
}
