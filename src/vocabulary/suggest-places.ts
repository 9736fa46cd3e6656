import type { Place } from './places.ts'

/** Places whose name or postal code begins with the prefix, largest first, at most `limit`. */
export function suggestPlaces(_prefix: string, _limit: number): Place[] {
  return []
}
