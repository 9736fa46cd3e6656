import { allStates } from './place-states.ts'
import { placeTable } from './place-table.ts'

export type CountryCode = 'DE' | 'AT' | 'CH' | 'LI'

export type Place = {
  /** GeoNames id; below zero for federal states, cantons and places that only the operator's files know. */
  id: number
  name: string
  country: CountryCode
  /** ISO 3166-2 (DE-BW, AT-9, CH-ZH); LI for Liechtenstein. */
  stateCode: string
  stateName: string
  latDegrees: number
  lonDegrees: number
  population: number
  /** The first postal code of the place where one is known. */
  postalCode: string | null
}

export type State = { code: string; nameDe: string; nameEn: string; country: CountryCode }

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

/** The place with this GeoNames id, or null. Federal states and cantons have ids below zero. */
export function placeById(id: number): Place | null {
  return placeTable().byId.get(id) ?? null
}

/** The federal states and cantons of the four countries. */
export function states(): readonly State[] {
  return allStates
}
