import { remember } from '../../basics/remember.ts'
import { type Country, defaultRadiusKm } from '../../vocabulary/jobs/job.values.ts'
import { areaNamed, type Circle } from '../../vocabulary/places/areas.ts'
import { findPlaces } from '../../vocabulary/places/find-places.ts'
import { likelyPlaces } from '../../vocabulary/places/likely-place.ts'
import { stateOfShortName } from '../../vocabulary/places/place-qualifiers.ts'
import { states } from '../../vocabulary/places/places.ts'
import { suggestPlaces } from '../../vocabulary/places/suggest-places.ts'

/**
 * How the place text was interpreted. A state or country becomes a filter; an area has a fixed extent, whatever radius is requested; an
 * unknown place is reported instead of silently finding nothing.
 */
export type SearchPlace =
  | {
      kind: 'town'
      id: number
      name: string
      postalCode: string | null
      stateCode: string
      country: Country
      latDegrees: number
      lonDegrees: number
      radiusKm: number
    }
  | { kind: 'region'; filter: 'state' | 'country'; value: string }
  | { kind: 'area'; name: string; nameEn: string; circles: readonly Circle[] }
  | { kind: 'unknown'; text: string; suggestions: string[] }

const countryNames: Record<Country, readonly string[]> = {
  DE: ['deutschland', 'germany', 'bundesrepublik deutschland', 'brd'],
  AT: ['österreich', 'oesterreich', 'austria'],
  CH: ['schweiz', 'switzerland', 'suisse', 'svizzera'],
  LI: ['liechtenstein', 'fürstentum liechtenstein'],
}

/** The place that was searched instead of an unknown one, and the alternatives. */
export type PlaceCorrection = { from: string; to: string; others: string[] }

/**
 * Interprets the place of a search: areas ("Bodensee"), towns and states; an incomplete ("köl") or misspelt name ("Hambrug") is replaced by
 * the most likely one, which is reported.
 */
export function readSearchPlace(
  text: string,
  radiusKm: number | null,
): { place: SearchPlace | null; corrected: PlaceCorrection | null } {
  const place = resolveSearchPlace(text, radiusKm)
  if (place?.kind !== 'unknown') return { place, corrected: null }
  const [to, ...others] = likelyPlaces(place.text, mostOthers + 1)
  if (to === undefined) return { place, corrected: null }
  return { place: resolveSearchPlace(to, radiusKm), corrected: { from: place.text, to, others } }
}

/** Like {@link resolvePlace}, but includes areas: for stored searches, whose place was already corrected. */
export function resolveSearchPlace(text: string, radiusKm: number | null): SearchPlace | null {
  const area = areaNamed(text)
  if (!area) return resolvePlace(text, radiusKm)
  return { kind: 'area', name: area.nameDe, nameEn: area.nameEn, circles: area.circles }
}

const mostOthers = 3

type ResolvedPlace = Exclude<SearchPlace, { kind: 'area' }>

/** Interprets "Köln", "79098", "Freiburg i. Br.", "Bayern" or "NRW". A town wins over a state of the same name (Berlin, Salzburg). */
export function resolvePlace(text: string, radiusKm: number | null): ResolvedPlace | null {
  const wanted = text.trim()
  if (wanted === '') return null
  const place = placeNamed(wanted)
  return place.kind === 'town' ? { ...place, radiusKm: radiusKm ?? defaultRadiusKm } : place
}

const rememberedPlaces = 2_000

/** Remembered, because most people search in the same towns, and a search asks several times for its own. */
const placeNamed = remember(rememberedPlaces, (wanted): ResolvedPlace => {
  const name = wanted.toLowerCase()
  for (const [country, names] of Object.entries(countryNames))
    if (names.includes(name)) return { kind: 'region', filter: 'country', value: country }
  const match = findPlaces(wanted)[0]
  if (!match) {
    const state = states().find(state =>
      [state.nameDe, state.nameEn].some(each => each.toLowerCase() === name),
    )
    const value = state?.code ?? stateOfShortName(wanted)
    if (value) return { kind: 'region', filter: 'state', value }
    return { kind: 'unknown', text: wanted, suggestions: similarPlaces(wanted) }
  }
  const { place } = match
  const region = states().find(
    state => place.id < 0 && state.code === place.stateCode && state.nameDe === place.name,
  )
  if (region) return { kind: 'region', filter: 'state', value: region.code }
  return {
    kind: 'town',
    id: place.id,
    name: place.name,
    postalCode: match.postalCode,
    stateCode: place.stateCode,
    country: place.country,
    latDegrees: place.latDegrees,
    lonDegrees: place.lonDegrees,
    radiusKm: defaultRadiusKm,
  }
})

/** Place names that share the longest possible prefix with the text. */
function similarPlaces(text: string): string[] {
  for (let length = text.length; length >= 2; length -= 1) {
    const places = suggestPlaces(text.slice(0, length), 3)
    if (places.length > 0) return [...new Set(places.map(place => place.name))]
  }
  return []
}
