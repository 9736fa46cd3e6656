import { byHints, qualifiersAfter, withCode } from './place-choice.ts'
import { endsSegment, type NamedPlaces, nameAt } from './place-name-at.ts'
import { type Qualifier, qualifierAt } from './place-qualifiers.ts'
import { type PlaceEntry, placeTable } from './place-table.ts'
import { noPlace, type PlaceToken, placeTokens } from './place-tokens.ts'
import { type CountryCode, distanceKm, type Place } from './places.ts'
import { nearKnownCode, type PostalCode, postalCodeAt } from './postal-codes.ts'

export type PlaceHints = { country?: CountryCode; postalCode?: string; stateCode?: string }

export type PlaceMatch = {
  place: Place
  /** The postal code written in the text, or null. */
  postalCode: string | null
  /** 0..1 */
  confidence: number
  /** The part of the text that was interpreted as this place. */
  evidence: string
  /** Other places of this name were nearly as likely by name alone. */
  isAmbiguous: boolean
}

type Reading = PlaceMatch & {
  first: number
  next: number
  isRegion: boolean
  isDistrict: boolean
  isCertain: boolean
}

/** The places named in a text, in order; [] for "bundesweit", "Homeoffice" and texts without a place. Never throws. */
export function findPlaces(text: string, hints: PlaceHints = {}): PlaceMatch[] {
  const part = text.slice(0, 600)
  const tokens = placeTokens(part)
  const readings: Reading[] = []
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(part, tokens, at, hints)
    if (reading) readings.push(reading)
    at = reading ? reading.next : at + 1
  }
  return settled(readings, tokens).map(({ place, postalCode, confidence, evidence, isAmbiguous }) => ({
    place,
    postalCode,
    confidence: Math.round(confidence * 100) / 100,
    evidence,
    isAmbiguous,
  }))
}

function readAt(text: string, tokens: readonly PlaceToken[], at: number, hints: PlaceHints): Reading | null {
  const code = postalCodeAt(tokens, at)
  if (code) {
    const named = nameAt(tokens, code.next)
    if (named || code.isCertain || tokens.length === code.next - at || hints.country) {
      const reading = readCoded(text, tokens, at, code, named, hints)
      if (reading) return reading
    }
  }
  const named = nameAt(tokens, at)
  const region = qualifierAt(tokens, at)
  const largest = named?.options[0]
  const isTown = named && (named.length > (region?.length ?? 0) || (largest?.population ?? 0) >= 10_000)
  if (region?.isRegion && region.stateCode && !(isTown && named.length >= region.length)) {
    return readRegion(text, tokens, at, region)
  }
  return named ? readNamed(text, tokens, at, at, named, null, hints) : null
}

function readRegion(
  text: string,
  tokens: readonly PlaceToken[],
  at: number,
  region: Qualifier,
): Reading | null {
  const place = placeTable().regions.get(region.stateCode ?? '')
  if (!place) return null
  const next = at + region.length
  const evidence = written(text, tokens, at, next)
  const base = { place, postalCode: null, confidence: 0.6, evidence, isAmbiguous: false, first: at, next }
  return { ...base, isRegion: true, isDistrict: false, isCertain: true }
}

function readCoded(
  text: string,
  tokens: readonly PlaceToken[],
  at: number,
  code: PostalCode,
  named: NamedPlaces | null,
  hints: PlaceHints,
): Reading | null {
  if (named) return readNamed(text, tokens, at, code.next, named, code, hints)
  const table = placeTable()
  const countries = code.countries.filter(country => !hints.country || hints.country === country)
  const known = countries.flatMap(country => table.byPostalCode.get(country + code.digits) ?? [])
  const near =
    known.length > 0 ? known : countries.flatMap(country => nearKnownCode(country, code.digits) ?? [])
  const [place] = near
  if (!place) return null
  return {
    place,
    postalCode: code.digits,
    confidence: known.length === 1 ? 0.8 : 0.4,
    evidence: written(text, tokens, at, code.next),
    isAmbiguous: near.length > 1,
    first: at,
    next: code.next,
    isRegion: false,
    isDistrict: false,
    isCertain: true,
  }
}

function readNamed(
  text: string,
  tokens: readonly PlaceToken[],
  first: number,
  nameFrom: number,
  named: NamedPlaces,
  code: PostalCode | null,
  hints: PlaceHints,
): Reading | null {
  const after = nameFrom + named.length
  const beside = qualifiersAfter(tokens, after, named.options)
  const options = byHints(beside.options, code, hints)
  const place = withCode(options, code, hints)
  if (!place) return null
  const next = pastDistrict(tokens, beside.next, place)
  const rivals = options.filter(other => other !== place && isRival(place, other))
  const isQualified = code !== null || beside.next > after
  const share =
    place.population / (place.population + rivals.reduce((sum, rival) => sum + rival.population, 1))
  return {
    place,
    postalCode: code?.digits ?? null,
    confidence: (code ? 0.98 : 0.92) * (rivals.length > 0 && !code ? 0.5 + 0.5 * share : 1),
    evidence: written(text, tokens, first, beside.next),
    isAmbiguous: rivals.length > 0 && !code,
    first,
    next,
    isRegion: false,
    isDistrict: place.isDistrict,
    isCertain: isQualified || place.population >= 8_000 || isWholeSegment(tokens, first, next),
  }
}

function isRival(place: PlaceEntry, other: PlaceEntry): boolean {
  if (other.isDistrict || other.population < 1_000 || other.population < place.population * 0.02) return false
  return distanceKm(place, other) > 20
}

function written(text: string, tokens: readonly PlaceToken[], from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
}

const nearby = new Set(['bei', 'nahe', 'near', 'naehe', 'unweit', 'b'])

// "Potsdam bei Berlin", "Hamburg-Altona", "Berlin (Charlottenburg)", "Wien 9.": what follows is a district of the town.
function pastDistrict(tokens: readonly PlaceToken[], from: number, place: PlaceEntry): number {
  const next = tokens[from]
  if (!next) return from
  if (nearby.has(next.key) && !endsSegment(next.gap)) {
    const other = nameAt(tokens, from + 1)
    const isClose = other?.options.some(option => distanceKm(option, place) < 60)
    if (other && isClose) return from + 1 + other.length
  }
  if (/^\p{N}{1,2}$/u.test(next.raw) && next.gap.trim() === '') return from + 1
  if (next.gap === '-' || next.gap === ' - ') {
    const other = nameAt(tokens, from)
    const largest = other?.options[0]
    const isTown =
      largest &&
      !largest.isDistrict &&
      (largest.population > 50_000 || (largest.population > 20_000 && distanceKm(largest, place) < 30))
    if (next.gap === '-' && !isTown) return from + 1
    return other?.options.some(option => isPartOf(option, place)) ? from + (other?.length ?? 0) : from
  }
  if (!next.gap.includes('(')) return from
  let end = from
  while (end < tokens.length && !(end > from && (tokens[end]?.gap ?? '').includes(')'))) end++
  const inside = nameAt(tokens, from)?.options[0]
  return inside && inside.population > 100_000 && distanceKm(inside, place) > 20 ? from : end
}

function isPartOf(part: PlaceEntry, town: PlaceEntry): boolean {
  return part.isDistrict && part.stateCode === town.stateCode && distanceKm(part, town) < 25
}

function isWholeSegment(tokens: readonly PlaceToken[], first: number, next: number): boolean {
  let before = first
  while (before > 0 && noPlace.has(tokens[before - 1]?.key ?? '') && !separates(tokens[before]?.gap ?? ''))
    before--
  const isOpen = before === 0 || separates(tokens[before]?.gap ?? '')
  const following = tokens[next]
  return isOpen && (!following || separates(following.gap) || noPlace.has(following.key))
}

function separates(gap: string): boolean {
  return /[,;|/():\n•·+&]|\s[-–—]\s/.test(gap)
}

function settled(readings: Reading[], _tokens: readonly PlaceToken[]): Reading[] {
  const kept: Reading[] = []
  for (const reading of readings) {
    if (!reading.isCertain) continue
    const twin = kept.findIndex(other => other.place === reading.place && isSamePlace(other, reading))
    const known = kept[twin]
    if (known) {
      if (known.postalCode === null && reading.postalCode !== null) kept[twin] = reading
      continue
    }
    const town = kept.find(other => !other.isRegion && isPartOf(asEntry(reading), asEntry(other)))
    if (!town) kept.push(reading)
  }
  const towns = kept.filter(reading => !reading.isRegion)
  return kept.filter(
    ({ isRegion, place }) => !isRegion || !towns.some(town => town.place.stateCode === place.stateCode),
  )
}

/** "80331 München, 81675 München" are two sites in one town. */
function isSamePlace(one: Reading, other: Reading): boolean {
  return one.postalCode === null || other.postalCode === null || one.postalCode === other.postalCode
}

function asEntry(reading: Reading): PlaceEntry {
  return { ...reading.place, isDistrict: reading.isDistrict, keys: [] }
}
