import { RecentMap } from '../../basics/remember.ts'
import { limits } from '../../config/limits.ts'
import { cleanLine } from '../../texts/clean-text.ts'
import { findPlaces, type PlaceHints, type PlaceMatch } from '../../vocabulary/places/find-places.ts'
import { type CountryCode, distanceKm, type Place } from '../../vocabulary/places/places.ts'
import type { RawPlace } from '../dialects/raw-item.ts'

export type FeedPlace = {
  placeId: number | null
  name: string
  street: string | null
  postalCode: string | null
  stateCode: string | null
  country: CountryCode
  latDegrees: number | null
  lonDegrees: number | null
}

const countryWords: Record<string, CountryCode> = {
  de: 'DE',
  deu: 'DE',
  d: 'DE',
  deutschland: 'DE',
  germany: 'DE',
  at: 'AT',
  aut: 'AT',
  a: 'AT',
  österreich: 'AT',
  austria: 'AT',
  oesterreich: 'AT',
  ch: 'CH',
  che: 'CH',
  schweiz: 'CH',
  switzerland: 'CH',
  suisse: 'CH',
  li: 'LI',
  lie: 'LI',
  liechtenstein: 'LI',
  fl: 'LI',
}
const noPlace =
  /^\W*(?:home[\s-]?office|remote|bundesweit|deutschlandweit|österreichweit|schweizweit|europaweit|weltweit|verschiedene(?: (?:orte|standorte))?|diverse|mehrere(?: standorte)?|n\/?a|unbekannt|keine angabe)\W*$/i

/** All places of a job without duplicates, at most `limits.feedPlaces`: known ones with coordinates, unknown ones by name. */
export function readPlaces(raws: RawPlace[]): { places: FeedPlace[]; isAmbiguous: boolean } {
  const places: FeedPlace[] = []
  let isAmbiguous = false
  for (const raw of raws.slice(0, limits.feedPlaces)) {
    const text = cleanLine(raw.text).slice(0, 300)
    const country = countryOf(raw.country)
    const postalCode = /^(?:[A-Z]{1,2}-)?(\d{4,5})$/.exec(cleanLine(raw.postalCode ?? ''))?.[1] ?? null
    const street = raw.street === null ? null : cleanLine(raw.street).slice(0, 200) || null
    const stateCode = /^(?:DE|AT|CH|LI)-[A-Z0-9]{1,3}$/.test(raw.state ?? '')
      ? (raw.state ?? undefined)
      : undefined
    const hints = {
      ...(country && { country }),
      ...(postalCode && { postalCode }),
      ...(stateCode && { stateCode }),
    }
    const query = text === '' ? (postalCode ?? '') : text
    if (query === '' || noPlace.test(query)) continue
    const matches = findPlacesOnce(query, hints)
    for (const { place, ...match } of matches) {
      isAmbiguous ||= match.isAmbiguous && match.postalCode === null && postalCode === null
      const own =
        matches.length === 1 && postalCode !== null && isCodeOf(postalCode, place) ? postalCode : null
      places.push({
        placeId: place.id,
        name: place.name,
        street: matches.length === 1 ? street : null,
        postalCode: match.postalCode ?? own,
        stateCode: place.stateCode,
        country: place.country,
        latDegrees: place.latDegrees,
        lonDegrees: place.lonDegrees,
      })
    }
    if (matches.length === 0 && text !== '' && countryOf(text) === undefined)
      places.push({
        placeId: null,
        name: text.slice(0, 100),
        street,
        postalCode,
        stateCode: stateCode ?? null,
        country: country ?? 'DE',
        latDegrees: null,
        lonDegrees: null,
      })
  }
  const seen = new Set<string>()
  const single = places.filter(place => {
    const key = `${place.placeId ?? place.name} ${place.postalCode ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
  return { places: single.slice(0, limits.feedPlaces), isAmbiguous }
}

/** Some feeds use one postal code for all their jobs; a code far from the named town is ignored. */
function isCodeOf(postalCode: string, place: Place): boolean {
  const [match] = findPlacesOnce(postalCode, { country: place.country })
  return match === undefined || distanceKm(match.place, place) <= 30
}

/** An employer's feed repeats the same few places. */
function findPlacesOnce(text: string, hints: PlaceHints): PlaceMatch[] {
  const key = JSON.stringify([text, hints])
  const known = found.get(key)
  if (known) return known
  const matches = findPlaces(text, hints)
  found.set(key, matches)
  return matches
}
const found = new RecentMap<string, PlaceMatch[]>(1_000)

function countryOf(text: string | null): CountryCode | undefined {
  return text === null ? undefined : countryWords[text.trim().toLowerCase()]
}
