import { areaNamed } from './areas.ts'
import { findPlaces } from './find-places.ts'
import type { Place } from './places.ts'

/** The shortest text that resolves to exactly this place: a namesake of a larger town needs its state or postal code. */
export function placeText(place: Place): string {
  const texts = [
    place.name,
    `${place.name}, ${place.stateName}`,
    `${place.postalCode ?? ''} ${place.name}`.trim(),
  ]
  return texts.find(text => !areaNamed(text) && findPlaces(text)[0]?.place.id === place.id) ?? place.name
}
