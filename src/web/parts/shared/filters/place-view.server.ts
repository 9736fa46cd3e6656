import type { PlaceCorrection, SearchPlace } from '../../../../domain/job-search/resolve-place.ts'
import type { Locale } from '../../../../i18n/locale.ts'

/** A radius in km; `whole-area` for an area, whose extent is fixed; null when there is no radius to choose. */
export type Reach = number | 'whole-area' | null

type Read = { place: SearchPlace | null; correctedPlace: PlaceCorrection | null }

/**
 * How the search understood its place, translated. `linkTo` gives the URL of the same search at another place; an empty name means without
 * one.
 */
export function placeView(
  { place, correctedPlace }: Read,
  locale: Locale,
  linkTo: (place: string) => string,
) {
  const named = (name: string) => ({ name, to: linkTo(name) })
  return {
    radiusKm: reachOf(place),
    placeName: nameOf(place, locale),
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
