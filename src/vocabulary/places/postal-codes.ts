import { type PlaceEntry, placeTable } from './place-table.ts'
import type { PlaceToken } from './place-tokens.ts'
import type { CountryCode } from './places.ts'

export type PostalCode = {
  digits: string
  countries: readonly CountryCode[]
  /** Index of the token after the code. */
  next: number
  /** Recognisable without a following place name: it has a country prefix, or five digits. */
  isCertain: boolean
}

const prefixes: Record<string, readonly CountryCode[]> = {
  D: ['DE'],
  DE: ['DE'],
  A: ['AT'],
  AT: ['AT'],
  CH: ['CH'],
  FL: ['LI'],
  LI: ['LI'],
}

const fourDigits: readonly CountryCode[] = ['AT', 'CH', 'LI']

/** The postal code starting at this token ("10115", "A-1010", "CH 8001"), or null. */
export function postalCodeAt(tokens: readonly PlaceToken[], at: number): PostalCode | null {
  const token = tokens[at]
  if (!token) return null
  const following = tokens[at + 1]
  const named = Object.hasOwn(prefixes, token.raw) ? prefixes[token.raw] : undefined
  if (named && following && /^[-\s]{1,3}$/.test(following.gap)) {
    const digits = following.raw
    if (digits.length === (named[0] === 'DE' ? 5 : 4) && /^\d+$/.test(digits)) {
      return { digits, countries: named, next: at + 2, isCertain: true }
    }
  }
  if (/^\d{5}$/.test(token.raw))
    return { digits: token.raw, countries: ['DE'], next: at + 1, isCertain: true }
  if (/^[1-9]\d{3}$/.test(token.raw)) {
    return { digits: token.raw, countries: fourDigits, next: at + 1, isCertain: false }
  }
  return null
}

let sorted: { of: unknown; byCountry: Map<string, { code: number; place: PlaceEntry }[]> } | undefined

/** The place whose postal code is numerically closest with the same leading digits (two of five, one of four), or null. */
export function nearKnownCode(country: CountryCode, digits: string): PlaceEntry | null {
  const list = sortedCodes().get(country) ?? []
  const wanted = Number(digits)
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?.code ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  const options = [list[low - 1], list[low]].filter(entry => entry !== undefined)
  options.sort((a, b) => Math.abs(a.code - wanted) - Math.abs(b.code - wanted))
  const [nearest] = options
  const reach = digits.length === 5 ? 1_000 : 300
  return nearest && Math.abs(nearest.code - wanted) < reach ? nearest.place : null
}

function sortedCodes() {
  const { byPostalCode } = placeTable()
  if (sorted?.of !== byPostalCode) {
    const byCountry = new Map<string, { code: number; place: PlaceEntry }[]>()
    for (const [key, place] of byPostalCode) {
      const list = byCountry.get(key.slice(0, 2)) ?? []
      list.push({ code: Number(key.slice(2)), place })
      byCountry.set(key.slice(0, 2), list)
    }
    for (const list of byCountry.values()) list.sort((a, b) => a.code - b.code)
    sorted = { of: byPostalCode, byCountry }
  }
  return sorted.byCountry
}
