import type { PlaceCorrection, SearchPlace } from '../../../../domain/job-search/resolve-place.ts'
import type { Locale } from '../../../../i18n/locale.ts'

/** How far a search reaches: a distance, an area as a whole, or nothing to choose yet. */
export type Reach = number | 'whole-area' | null

type Read = { place: SearchPlace | null; correctedPlace: PlaceCorrection | null }

/** What the place of a search was taken for, in words; `linkTo` is the address of the same search with another place, or none. */
export function placeView(
  { place, correctedPlace }: Read,
  locale: Locale,
  linkTo: (place: string) => string,
) {
  const named = (name: string) => ({ name, to: linkTo(name) })
  return {
    radiusKm: reachOf(place),
    placeName: nameOf(place, locale),
    isArea: place?.kind === 'area',
    unknownPlace:
      place?.kind === 'unknown' ? { text: place.text, suggestions: place.suggestions.map(named) } : null,
    correctedPlace: correctedPlace && {
      from: correctedPlace.from,
      to: correctedPlace.to,
      others: correctedPlace.others.map(named),
      withoutTo: linkTo(''),
    },
  }
}

function reachOf(place: SearchPlace | null): Reach {
  if (place?.kind === 'area') return 'whole-area'
  return place?.kind === 'town' ? place.radiusKm : null
}

function nameOf(place: SearchPlace | null, locale: Locale): string | null {
  if (place?.kind === 'area') return locale === 'en' ? place.nameEn : place.name
  if (place?.kind !== 'town') return null
  return place.postalCode ? `${place.postalCode} ${place.name}` : place.name
}
