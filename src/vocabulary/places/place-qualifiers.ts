import { dataFile } from '../data-file.ts'
import { placeKey } from './place-names.ts'
import { allStates, landscapes } from './place-states.ts'
import type { PlaceToken } from './place-tokens.ts'
import type { CountryCode } from './places.ts'

/** A state, canton, landscape or country next to a place name, which distinguishes namesakes. */
export type Qualifier = { country: CountryCode; stateCode: string | null; length: number; isRegion: boolean }

type Entry = Omit<Qualifier, 'length'> & { isCode: boolean }

/** Short names that mean nothing but the state, also where no town stands before them. */
const shortNames = new Set(['NRW', 'RLP', 'OÖ', 'NÖ'])
/** Those that are no words in small letters either, as "nö" is. */
const sureNames = new Set(['NRW', 'RLP'])

const kindsOfStates = ['Kanton', 'Kt', 'Canton', 'Bundesland']

type Qualifiers = {
  table: Map<string, Entry>
  firstWords: ReadonlySet<string>
  /** Codes of two states: BE is Berlin and Bern. */
  ofTwo: ReadonlySet<string>
}

let loaded: Qualifiers | undefined

/** The state, canton, landscape or country named at this token, or null. Codes only in upper case. */
export function qualifierAt(tokens: readonly PlaceToken[], at: number): Qualifier | null {
  const { table, firstWords } = qualifiers()
  // Most words begin no name of these, which is then found out at once.
  if (!firstWords.has(tokens[at]?.key ?? '')) return null
  for (let length = Math.min(4, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length)
    const entry = table.get(part.map(token => token.key).join(' '))
    if (
      !entry ||
      (entry.isCode && !part.every(token => /^[A-ZÖÄÜ][\p{L}]?[A-ZÖÄÜ]*\p{L}?$/u.test(token.raw)))
    )
      continue
    return { country: entry.country, stateCode: entry.stateCode, length, isRegion: entry.isRegion }
  }
  return null
}

/** The state that a text as a whole names by a short name, in large or small letters ("bw", "NRW"); null for none, and for one of two states. */
export function stateOfShortName(text: string): string | null {
  const { table, ofTwo } = qualifiers()
  const key = placeKey(text)
  const entry = table.get(key)
  const isName = entry?.isCode || entry?.isRegion
  return isName && !ofTwo.has(key) ? entry.stateCode : null
}

/** Every name and code of a state, landscape or country, folded. */
export function qualifierKeys(): Iterable<string> {
  return qualifiers().table.keys()
}

function qualifiers() {
  loaded ??= read()
  return loaded
}

function read(): Qualifiers {
  const table = new Map<string, Entry>()
  const ofTwo = new Set<string>()
  // The file is ours; these are two of its fields.
  const { regions, countries } = JSON.parse(dataFile('place-aliases.json')) as {
    regions: Record<string, string[]>
    countries: Record<string, string[]>
  }
  for (const [country, names] of Object.entries(countries)) {
    for (const name of [country, ...names]) {
      // The countries in the file are the four.
      const entry = {
        country: country as CountryCode,
        stateCode: null,
        isRegion: false,
        isCode: name.length <= 3,
      }
      table.set(placeKey(name), entry)
    }
  }
  for (const { code, nameDe, nameEn } of allStates) {
    const short = code.slice(3)
    if (/^[A-Z]{2}$/.test(short)) {
      if (table.get(placeKey(short))?.stateCode) ofTwo.add(placeKey(short))
      table.set(placeKey(short), stateEntry(code, true, false))
    }
    for (const name of [nameDe, nameEn, ...kindsOfStates.map(kind => `${kind} ${nameDe}`)])
      table.set(placeKey(name), stateEntry(code, false, true))
    for (const name of regions[code] ?? []) {
      const isCode = name.length <= 3 && !sureNames.has(name)
      table.set(placeKey(name), stateEntry(code, isCode, !isCode || shortNames.has(name)))
    }
  }
  for (const [name, code] of Object.entries(landscapes)) table.set(name, stateEntry(code, false, false))
  return { table, ofTwo, firstWords: new Set(table.keys().map(key => key.split(' ', 1)[0] ?? '')) }
}

function stateEntry(code: string, isCode: boolean, isRegion: boolean): Entry {
  // State codes begin with one of the four country codes.
  return { country: code.slice(0, 2) as CountryCode, stateCode: code, isRegion, isCode }
}
