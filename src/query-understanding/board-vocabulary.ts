import { remember } from '../basics/remember.ts'
import { fold } from '../search/text/fold.ts'
import { addPhrase, longestPhrase, phraseTree, phraseValue } from '../search/text/phrases.ts'
import { stem } from '../search/text/stem.ts'
import { dataFile } from '../vocabulary/data-file.ts'
import { areaNamed } from '../vocabulary/places/areas.ts'
import { likelyPlaces } from '../vocabulary/places/likely-place.ts'
import { mayBeginPlace } from '../vocabulary/places/may-begin-place.ts'
import { nameAt } from '../vocabulary/places/place-name-at.ts'
import { qualifierAt } from '../vocabulary/places/place-qualifiers.ts'
import { placeTable } from '../vocabulary/places/place-table.ts'
import { placeTokens } from '../vocabulary/places/place-tokens.ts'
import { moreProfessionNames, professions } from '../vocabulary/titles/professions.ts'
import { specialties } from '../vocabulary/titles/specialties.ts'
import { queryWords } from './query-words.ts'
import type { NamedPlace, QueryVocabulary } from './understood.ts'

const mostNearly = 2_000

let loaded: QueryVocabulary | undefined

/** The titles, specialties and places of the board, read on first use. */
export function boardQueryVocabulary(): QueryVocabulary {
  loaded ??= read()
  return loaded
}

function read(): QueryVocabulary {
  const tree = phraseTree<Set<string>>()
  const known = new Set<string>()
  const put = (name: string, id: string) => {
    const keys = queryWords(name).map(({ key }) => key)
    for (const key of keys) known.add(key)
    const stems = keys.map(stemOf)
    const ids = phraseValue(tree, stems)
    if (ids) ids.add(id)
    else addPhrase(tree, stems, new Set([id]))
  }
  const more = moreProfessionNames()
  for (const one of professions()) {
    const names = [
      one.nameMale,
      one.nameFemale,
      one.nameEn,
      ...one.synonyms,
      ...one.synonymsEn,
      ...one.abbreviations,
      ...(more[one.id] ?? []),
    ]
    for (const name of names) {
      put(name, one.id)
      // "B.A. Soziale Arbeit" is said without the degree as well.
      if (degree.test(name)) put(name.replace(degree, ''), one.id)
    }
  }
  for (const one of specialties()) {
    const names = [
      one.nameDe,
      one.nameEn,
      ...one.adjectives,
      ...one.persons,
      ...one.synonyms,
      ...one.abbreviations,
    ]
    for (const name of names) put(name, `s:${one.id}`)
  }
  for (const [id, names] of Object.entries(conceptNames())) for (const name of names) put(name, id)
  return {
    titleAt: (words, at) => longestPhrase(tree, index => stemAt(words, index), at)?.length ?? 0,
    meansTheSame: (one, other) => {
      const [ids, others] = [phraseValue(tree, one.map(stemOf)), phraseValue(tree, other.map(stemOf))]
      return ids !== undefined && others !== undefined && [...ids].some(id => others.has(id))
    },
    isKnownWord: word => known.has(word),
    placesIn,
    // Looks at every name of a place, which takes milliseconds.
    isNearlyPlace: remember(mostNearly, text => likelyPlaces(text, 1).length > 0),
  }
}

const degree = /^[BM]\. ?(?:A|Sc)\. /

/** Fields, wards and kinds of work that are neither a profession nor a specialty, by their ids. */
function conceptNames(): Record<string, string[]> {
  // The file is ours; this is one of its fields.
  return (JSON.parse(dataFile('concepts.json')) as { meanings: Record<string, string[]> }).meanings
}

const stemOf = (key: string) => stem(fold(key), 'de')
const stemAt = (words: readonly string[], at: number) => {
  const word = words[at]
  return word === undefined ? undefined : stemOf(word)
}

const regionPopulation = 1_000_000

function placesIn(text: string): (from: number) => NamedPlace | null {
  const tokens = placeTokens(text)
  const indexOf = new Map(tokens.map(({ from }, at) => [from, at]))
  // Asked of the same word several times.
  const known = new Map<number, NamedPlace | null>()
  return from => {
    const before = known.get(from)
    if (before !== undefined) return before
    const at = indexOf.get(from)
    const isPossible =
      at !== undefined && (isDigits.test(tokens[at]?.raw ?? '') || mayBeginPlace(tokens[at]?.key ?? ''))
    const found = isPossible ? placeAt(text, tokens, at) : null
    known.set(from, found)
    return found
  }
}

const isDigits = /^\d/

type Tokens = ReturnType<typeof placeTokens>

function placeAt(text: string, tokens: Tokens, at: number): NamedPlace | null {
  const endOf = (length: number) => tokens[at + length - 1]?.to ?? 0
  const asRegion = (to: number): NamedPlace => ({ to, kind: 'region', population: regionPopulation })
  const area = areaFrom(text, tokens, at)
  const region = qualifierAt(tokens, at)
  // Rheinland-Pfalz is more than the Rhineland.
  if (area !== null && area >= (region?.isRegion ? endOf(region.length) : 0)) return asRegion(area)
  const named = nameAt(tokens, at)
  if (region?.isRegion && region.length >= (named?.length ?? 0) && !isLargerTown(named))
    return asRegion(endOf(region.length))
  if (named) {
    const to = endOf(named.length + countryLength(tokens, at + named.length))
    return { to: text[to] === ')' ? to + 1 : to, kind: 'town', population: named.options[0]?.population ?? 0 }
  }
  if (isPostalCode(tokens[at]?.raw ?? '')) {
    const town = nameAt(tokens, at + 1)
    return { to: endOf(1 + (town?.length ?? 0)), kind: 'postal-code', population: 0 }
  }
  return region ? asRegion(endOf(region.length)) : null
}

/** "Freiburg Schweiz", "Zug, Schweiz": tells namesakes apart. Codes would be words too often. */
function countryLength(tokens: Tokens, at: number): number {
  const found = qualifierAt(tokens, at)
  return found && (tokens[at]?.raw.length ?? 0) > longestCode ? found.length : 0
}

const longestCode = 3

function isLargerTown(named: ReturnType<typeof nameAt>): boolean {
  return (named?.options[0]?.population ?? 0) >= 100_000
}

function areaFrom(text: string, tokens: Tokens, at: number): number | null {
  const first = tokens[at]
  if (!first || /^(?:am|im|in|der|die|das)$/i.test(first.raw)) return null
  for (let length = 3; length > 0; length--) {
    const last = tokens[at + length - 1]
    if (last && areaNamed(text.slice(first.from, last.to))) return last.to
  }
  return null
}

function isPostalCode(digits: string): boolean {
  if (!/^\d{4,5}$/.test(digits)) return false
  const table = placeTable().byPostalCode
  return (digits.length === 5 ? ['DE'] : ['AT', 'CH', 'LI']).some(country => table.has(country + digits))
}
