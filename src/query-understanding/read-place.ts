import { isRatherWord } from './doubtful-places.ts'
import { isCount } from './numbers.ts'
import type { QueryWord } from './query-words.ts'
import { isWordOfSayings, sayingAt } from './read-sayings.ts'
import { onceFor, type PlaceFound, placeOf, type Reader } from './reader.ts'
import { townOfAdjective } from './town-adjectives.ts'
import type { NamedPlace } from './understood.ts'

/** Houses whose name is told by the town behind them: "Klinikum Köln", "Kantonsspital Aarau", "Charité Berlin". */
const houses =
  'klinikum klinikums spital hospital stift uniklinik universitatsklinik universitatsmedizin charite caritas diakonie awo drk asklepios helios sana vivantes ameos paracelsus lkh akh ukh kreisklinik kliniken johanniter malteser lebenshilfe hirslanden uke lmu tum'.split(
    ' ',
  )

/** Those of them that have houses nearly everywhere. */
const associations = new Set(['caritas', 'diakonie', 'awo', 'drk', 'johanniter', 'malteser', 'lebenshilfe'])

const surePopulation = 5_000
const knownPopulation = 1_000
const wordAtEndPopulation = 18_000
const largePopulation = 100_000
const knownTown = 30_000
const shortestMistyped = 5
const longWord = 9

/** The place that begins here; null where none is meant. */
export function acceptPlace(reader: Reader): PlaceFound | null {
  const word = reader.words[reader.at]
  if (!word) return null
  const named = placeOf(reader, reader.at)
  if (!named) return townOfAdjective(reader) ?? mistypedTown(reader)
  const length = wordsUntil(reader, named.to)
  // "nach acht Jahren"
  if (length === 1 && !word.isNumber && isCount(word)) return null
  if (!isMeant(reader, named, length)) return null
  const text = named.text ?? reader.text.slice(word.from, named.to)
  return { text, length, isRegion: named.kind === 'region' }
}

function wordsUntil({ words, at }: Reader, to: number): number {
  const next = words.findIndex(({ from }, index) => index > at && from >= to)
  return (next < 0 ? words.length : next) - at
}

function isMeant(reader: Reader, named: NamedPlace, length: number): boolean {
  const word = reader.words[reader.at]
  if (!word) return false
  const { kind, population } = named
  if (kind === 'postal-code') return isCodeMeant(reader, length)
  const isWord = isRatherWord(word.key, reader.locale)
  if (reader.leadsTo === 'place' && (length > 1 || !sayingAt(reader.words, reader.at)))
    return kind === 'region' || population >= (isWord ? surePopulation : 1)
  if (isNameOfHouse(reader)) return false
  if (kind === 'region') return true
  if (length > 1) return !isWordBeforePlace(reader, named)
  if (sayingAt(reader.words, reader.at)) return false
  if (isWord) return isAtTheEdge(reader, length, population)
  if (reader.leadsTo === 'region') return population >= largePopulation
  if (population >= surePopulation) return true
  const isEnd = reader.at + length === reader.words.length && reader.at > 0
  return isEnd && population >= knownPopulation && !reader.vocabulary.isKnownWord(word.key)
}

/** "Innere Wien": a word of the trade before a town, and no quarter of it. */
function isWordBeforePlace(
  { words, at, vocabulary, places }: Reader,
  { to, nameTo = to }: NamedPlace,
): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || word.isNumber || !vocabulary.isKnownWord(word.key)) return false
  return nameTo < to && places(next.from)?.to === to
}

/** "79098", "8001 Zürich" and "MPA 8001"; "MFA 2027" is a year and "MFA 3000" may be a wish, but "8400" alone and "MFA 1200" are no pay. */
function isCodeMeant({ words, at, leadsTo }: Reader, length: number): boolean {
  const digits = words[at]?.raw ?? ''
  if (digits.length === 5 || length > 1 || leadsTo === 'place') return true
  if (words.length === 1 || /^1[1-9]00$/.test(digits)) return true
  return !/^20[23]\d$|00$/.test(digits)
}

/** Whether the word is the name or the kind of a house that a town may follow. */
export function isHouse(key: string): boolean {
  return houses.some(house => key.endsWith(house))
}

const plainHouses = new Set(['klinik', 'krankenhaus', 'hospital', 'stift'])
const saints = new Set(['st', 'sankt', 'saint'])
const patrons =
  /^(?:marien|elisabeth|josefs?|josephs?|vinzenz|franziskus|barbara|katharinen|bethanien|bethesda|augusta|lukas|johannes|hedwigs?|antonius|theresien|clemens|klara|diakonissen|rotkreuz|agaplesion|immanuel|evangelisches|katholisches|israelitisches|judisches)$/

/** "Helios Klinik", "Marien Krankenhaus", "St. Josef Krankenhaus": a house with a name of its own. */
export function isNamedHouse(words: readonly QueryWord[], at: number): boolean {
  const before = words[at - 1]
  if (!before || !plainHouses.has(words[at]?.key ?? '')) return false
  return isHouse(before.key) || patrons.test(before.key) || saints.has(words[at - 2]?.key ?? '')
}

function isNameOfHouse(reader: Reader): boolean {
  const [before, word] = [reader.words[reader.at - 1], reader.words[reader.at]]
  if (!before || !word || reader.before !== 'word') return false
  // "Erzieherin Caritas Neuwied": whom one works for, and where; "Diakonie Neuendettelsau" is a house.
  if (associations.has(before.key) && reader.at > 1) return false
  const isHouseHere = isHouse(before.key) || isNamedHouse(reader.words, reader.at - 1)
  return isHouseHere && !reader.text.slice(before.to, word.from).includes(',')
}

/** "Altenpfleger Essen", "Essen, Altenpfleger" and "Essen" alone, but not "Essen auf Rädern". */
function isAtTheEdge(reader: Reader, length: number, population: number): boolean {
  const { words, at, text } = reader
  const [before, last, next] = [words[at - 1], words[at + length - 1], words[at + length]]
  if (!last || population < surePopulation || reader.leadsTo === 'region') return false
  const isOpen = !before || /[,;|(]/.test(text.slice(before.to, words[at]?.from))
  const isClosed = !next || /[,;|)]/.test(text.slice(last.to, next.from))
  if (isOpen && isClosed && (before || next)) return true
  if (!next) return before ? population >= wordAtEndPopulation : population >= largePopulation
  return isOpen && population >= wordAtEndPopulation && (reader.titleEnds[at + length] ?? 0) > 0
}

/** "in Hambrug" and "Pflege Hambrug": a word that is no other and nearly a town. */
function mistypedTown(reader: Reader): PlaceFound | null {
  const word = reader.words[reader.at]
  if (!word || word.isNumber || word.key.length < shortestMistyped) return null
  const isLed = reader.leadsTo === 'place'
  if (reader.vocabulary.isKnownWord(word.key) || isWordOfSayings(word)) return null
  // A long word is hardly ever a town by chance.
  const least = isLed ? surePopulation : word.key.length < longWord ? largePopulation : knownTown
  const text = onceFor(reader.slips.towns, `${least} ${word.raw}`, () =>
    reader.vocabulary.townLike(word.raw, least),
  )
  return text === null ? null : { text, length: 1, isRegion: false }
}
