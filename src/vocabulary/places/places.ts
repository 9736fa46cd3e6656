import type * as place from './place.ts'
import { allStates } from './place-states.ts'
import { placeTable } from './place-table.ts'

export type CountryCode = place.CountryCode
export type Place = place.Place
export type State = place.State

/** Great-circle distance in kilometres (sphere of 6,371 km). */
export function distanceKm(
  a: { latDegrees: number; lonDegrees: number },
  b: { latDegrees: number; lonDegrees: number },
): number {
  const radians = Math.PI / 180
  const halfLat = ((b.latDegrees - a.latDegrees) * radians) / 2
  const halfLon = ((b.lonDegrees - a.lonDegrees) * radians) / 2
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(a.latDegrees * radians) * Math.cos(b.latDegrees * radians) * Math.sin(halfLon) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The place with this GeoNames id, or null. Federal states and cantons have negative ids. */
export function placeById(id: number): Place | null {
  return placeTable().byId.get(id) ?? null
}

export function states(): readonly State[] {
  return allStates
}
