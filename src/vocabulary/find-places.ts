import type { CountryCode, Place } from './places.ts'

export type PlaceHints = { country?: CountryCode; postalCode?: string; stateCode?: string }

export type PlaceMatch = {
  place: Place
  /** The postal code written in the text, or null. */
  postalCode: string | null
  /** 0..1 */
  confidence: number
  /** The words of the text that were read as this place. */
  evidence: string
  /** True when other places of this name were as likely by name alone. */
  isAmbiguous: boolean
}

/** The places named in a text, in text order; [] for "bundesweit", "Homeoffice" and texts without a place. */
export function findPlaces(_text: string, _hints: PlaceHints = {}): PlaceMatch[] {
  return []
}
