import { type Qualifier, qualifierAt } from './place-qualifiers.ts'
import { type PlaceEntry, placeTable } from './place-table.ts'
import type { PlaceToken } from './place-tokens.ts'
import { type CountryCode, distanceKm } from './places.ts'
import { nearKnownCode, type PostalCode } from './postal-codes.ts'

/** The namesakes in the country, state, canton or landscape named after the place, and the index after that qualifier. */
export function qualifiersAfter(tokens: readonly PlaceToken[], from: number, all: PlaceEntry[]) {
  let options = all
  let next = from
  for (let at = from; at < tokens.length && at < from + 4; ) {
    const token = tokens[at]
    if (!token || /[;|/]/.test(token.gap)) break
    const qualifier = qualifierAt(tokens, at)
    if (!qualifier) break
    const fitting = options.filter(place => fits(place, qualifier))
    if (fitting.length === 0) break
    options = fitting
    at += qualifier.length
    next = at
  }
  return { options, next }
}

function fits(place: PlaceEntry, { country, stateCode }: Qualifier): boolean {
  return place.country === country && (stateCode === null || place.stateCode === stateCode)
}

/** The namesakes consistent with the postal code's country and the feed's hints; all of them when none is. */
export function byHints(
  options: PlaceEntry[],
  code: PostalCode | null,
  hints: { country?: CountryCode; postalCode?: string; stateCode?: string },
): PlaceEntry[] {
  const tests: ((place: PlaceEntry) => boolean)[] = []
  if (code) tests.push(place => code.countries.includes(place.country))
  if (hints.country) tests.push(place => place.country === hints.country)
  if (hints.stateCode) tests.push(place => place.stateCode === hints.stateCode)
  return tests.reduce((kept, test) => (kept.some(test) ? kept.filter(test) : kept), options)
}

/** Of several namesakes, the one with the postal code or closest to it; otherwise the largest. */
export function withCode(
  options: PlaceEntry[],
  code: PostalCode | null,
  hints: { country?: CountryCode; postalCode?: string; stateCode?: string },
): PlaceEntry | undefined {
  const digits = code?.digits ?? hints.postalCode
  if (!digits || options.length === 0) return options[0]
  const table = placeTable()
  const countries = new Set(options.map(place => place.country))
  for (const country of countries) {
    const coded = table.byPostalCode.get(country + digits)
    if (coded && options.includes(coded)) return coded
  }
  const [country] = countries
  const near = options.length > 1 && country ? nearKnownCode(country, digits) : null
  if (!near) return options[0]
  return [...options].sort((a, b) => distanceKm(a, near) - distanceKm(b, near))[0]
}
