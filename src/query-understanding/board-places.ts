import { fold } from '../basics/fold.ts'
import { areaKeys, areaNamed } from '../vocabulary/places/areas.ts'
import { qualifiersAfter } from '../vocabulary/places/place-choice.ts'
import { endsSegment, type NamedPlaces, nameAt } from '../vocabulary/places/place-name-at.ts'
import { qualifierAt, qualifierKeys } from '../vocabulary/places/place-qualifiers.ts'
import { type PlaceTable, placeTable } from '../vocabulary/places/place-table.ts'
import { type PlaceToken, placeTokens } from '../vocabulary/places/place-tokens.ts'
import { distanceKm } from '../vocabulary/places/places.ts'
import { spokenTowns } from './spoken-towns.ts'
import { lengthOfPart } from './town-parts.ts'
import type { NamedPlace } from './understood.ts'

const regionPopulation = 1_000_000
const largeTown = 100_000
const districtKm = 25
const townKm = 10

/** Reads a text for places: what it gives tells the longest name that begins at an offset. */
export function placesIn(text: string): (from: number) => NamedPlace | null {
  let tokens: PlaceToken[] | undefined
  // Where it was asked last: texts are read forwards, and sometimes a few words ahead.
  let at = 0
  return from => {
    if (isSurelyNone(text, from)) return null
    tokens ??= placeTokens(text)
    if ((tokens[at]?.from ?? Infinity) > from) at = 0
    while ((tokens[at]?.from ?? Infinity) < from) at++
    const token = tokens[at]
    return token?.from !== from || !begins(token.key) ? null : placeAt(text, tokens, at)
  }
}

const longestShortForm = 4
const plainLetter = /[a-zäöüß]/i
const plainLetters = Uint8Array.from({ length: 256 }, (_, code) =>
  plainLetter.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Whether the word begins no name of a place and is no short form ("St."): most texts then need not be read for places at all. */
function isSurelyNone(text: string, from: number): boolean {
  let end = from
  while (plainLetters[text.charCodeAt(end)] === 1) end++
  const isWhole = end === text.length || text[end] === ' '
  return isWhole && end - from > longestShortForm && !begins(fold(text.slice(from, end)))
}

let first: { of: PlaceTable; words: ReadonlySet<string> } | undefined

/** Whether any name of a place begins with this word: most words of a query are no place, which is then found out at once. */
function begins(key: string): boolean {
  const table = placeTable()
  if (first?.of !== table) first = { of: table, words: firstWords(table) }
  return first.words.has(key) || (key >= '0' && key < ':')
}

function firstWords(table: PlaceTable): Set<string> {
  const words = new Set([...countries.keys(), ...spokenTowns.keys()])
  for (const names of [table.byName.keys(), table.byShortName.keys(), areaKeys(), qualifierKeys()]) {
    for (const name of names) {
      const [word = '', second] = name.split(' ', 2)
      words.add(word)
      // "Kissingen, Bad"
      if (word === 'bad' && second) words.add(second)
    }
  }
  return words
}

type Tokens = readonly PlaceToken[]

function placeAt(text: string, tokens: Tokens, at: number): NamedPlace | null {
  const endOf = (length: number) => tokens[at + length - 1]?.to ?? 0
  if (isCodeOfCountry(tokens, at)) return { to: endOf(2), kind: 'postal-code', population: 0 }
  const country = countryAt(tokens, at)
  if (country)
    return { to: endOf(country.length), text: country.name, kind: 'region', population: regionPopulation }
  const spoken = spokenTowns.get(tokens[at]?.key ?? '')
  if (spoken) return { to: endOf(1), text: spoken, kind: 'town', population: largeTown }
  const asRegion = (to: number): NamedPlace => ({ to, kind: 'region', population: regionPopulation })
  const area = areaFrom(text, tokens, at)
  const region = qualifierAt(tokens, at)
  // Rheinland-Pfalz is more than the Rhineland.
  if (area !== null && area >= (region?.isRegion ? endOf(region.length) : 0)) return asRegion(area)
  const named = withoutOr(text, tokens, at)
  if (region?.isRegion && region.length >= (named?.length ?? 0) && !isLargeTown(named))
    return asRegion(endOf(region.length))
  if (named) {
    const population = named.options[0]?.population ?? 0
    const to = endOfTown(text, tokens, at, named)
    return { to, nameTo: Math.min(to, endOf(named.length)), kind: 'town', population }
  }
  if (!isPostalCode(tokens[at]?.raw ?? '')) return null
  const town = townBehind(tokens, at)
  const to = town ? endOfTown(text, tokens, at + 1, town) : endOf(1)
  return { to, kind: 'postal-code', population: 0 }
}

/** "A-1090", as it stands on letters */
function isCodeOfCountry(tokens: Tokens, at: number): boolean {
  const [letters, code] = [tokens[at], tokens[at + 1]]
  if (!letters || letters.raw.length > 2 || code?.gap !== '-' || !isPostalCode(code.raw)) return false
  return lettersOfCountries.has(letters.key)
}

const lettersOfCountries = new Set(['d', 'de', 'a', 'at', 'ch', 'fl'])

/** "8001 Zürich", but not "4000 ohne": Ohne is a town elsewhere. */
function townBehind(tokens: Tokens, at: number): NamedPlaces | null {
  const next = tokens[at + 1]
  const town = next && !endsSegment(next.gap) ? nameAt(tokens, at + 1) : null
  return town && isPostalCodeOf(tokens[at]?.raw ?? '', town) ? town : null
}

const countries = new Map<string, string>([
  ...['deutschland', 'germany', 'brd', 'bundesweit', 'deutschlandweit'].map(
    key => [key, 'Deutschland'] as const,
  ),
  ...['oesterreich', 'osterreich', 'austria', 'oesterreichweit'].map(key => [key, 'Österreich'] as const),
  ...['schweiz', 'switzerland', 'suisse', 'svizzera', 'schweizweit'].map(key => [key, 'Schweiz'] as const),
  ['liechtenstein', 'Liechtenstein'],
  // Who types in small letters shortens the Land, too.
  ['bw', 'Baden-Württemberg'],
])

function countryAt(tokens: Tokens, at: number): { name: string; length: number } | null {
  const name = countries.get(tokens[at]?.key ?? '')
  return name === undefined ? null : { name, length: 1 }
}

/** "Frankfurt oder Mainz" is not Frankfurt an der Oder. */
function withoutOr(text: string, tokens: Tokens, at: number): NamedPlaces | null {
  const named = nameAt(tokens, at)
  const last = named && tokens[at + named.length - 1]
  if (!named || last?.raw !== 'oder' || text[last.from - 1] === '(') return named
  return nameAt(tokens, at + named.length) ? nameAt(tokens.slice(0, at + named.length - 1), at) : named
}

function isLargeTown(named: NamedPlaces | null): boolean {
  return (named?.options[0]?.population ?? 0) >= largeTown
}

const quarters = new Set(
  'nord sued ost west mitte zentrum innenstadt city altstadt nordost suedost suedwest nordwest'.split(' '),
)

/** With what belongs to the town: "Freiburg Schweiz", "Köln-Ehrenfeld", "Berlin Mitte", "Wien 1090", "Frankfurt (Oder)". */
function endOfTown(text: string, tokens: Tokens, at: number, named: NamedPlaces): number {
  const first = at + named.length
  let end = qualifiersAfter(tokens, first, named.options).next
  const next = tokens[end]
  if (end === first && next && !endsSegment(next.gap)) {
    const district = isDistrictName(tokens, end, named)
    const part = lengthOfPart(tokens, end, named.options)
    if (quarters.has(next.key)) end++
    else if (district > 0) end += district
    else if (part > 0) end += part
    else if (/^\d{4,5}$/.test(next.raw) && isPostalCodeOf(next.raw, named)) end++
  }
  const to = tokens[end - 1]?.to ?? 0
  return text[to] === ')' && text.slice(tokens[at]?.from, to).includes('(') ? to + 1 : to
}

function isDistrictName(tokens: Tokens, at: number, town: NamedPlaces): number {
  const [largest] = town.options
  const part = nameAt(tokens, at)
  if (!largest || !part) return 0
  const isPart = part.options.some(
    option =>
      option.isDistrict && option.stateCode === largest.stateCode && distanceKm(option, largest) < districtKm,
  )
  return isPart ? part.length : 0
}

function isPostalCodeOf(digits: string, { options }: NamedPlaces): boolean {
  return options.some(option => {
    const known = placeTable().byPostalCode.get(option.country + digits)
    const mostKm = option.population < largeTown ? townKm : districtKm
    return known !== undefined && distanceKm(known, option) < mostKm
  })
}

function areaFrom(text: string, tokens: Tokens, at: number): number | null {
  const first = tokens[at]
  if (!first || !mayBeginArea(first.key)) return null
  if (/^(?:am|im|in|an|der|die|das|den|the|raum|region)$/i.test(first.raw)) return null
  for (let length = 3; length > 0; length--) {
    const last = tokens[at + length - 1]
    if (last && areaNamed(text.slice(first.from, last.to))) return last.to
  }
  return null
}

const honours = /^(?:landeshauptstadt|hansestadt|lutherstadt|universitaetsstadt|kreisstadt|stadt|hanse)$/
let firstOfAreas: ReadonlySet<string> | undefined

/** Most words begin no name of an area, and no title of a town that names are compared without. */
function mayBeginArea(key: string): boolean {
  firstOfAreas ??= new Set([...areaKeys()].map(name => name.split(' ', 1)[0] ?? ''))
  return firstOfAreas.has(key) || honours.test(key)
}

function isPostalCode(digits: string): boolean {
  if (!/^\d{4,5}$/.test(digits)) return false
  const table = placeTable().byPostalCode
  return (digits.length === 5 ? ['DE'] : ['AT', 'CH', 'LI']).some(country => table.has(country + digits))
}
