import { houses } from './houses.ts'
import { sayingAt } from './read-sayings.ts'
import type { Reader } from './reader.ts'
import type { NamedPlace } from './understood.ts'

/** Towns whose names are words of another meaning: they are places only where the sentence says so. */
const doubtful = new Set(
  'essen halle bad hof lage singen leben wissen zug weil haus bergen weiden siegen wangen au wald berg buch rain werder springe norden plan laufen worth rheine damme linden marl horn kehl wesel baden celle olpe roth fulda_ koch kochel gross klein stein hall land markt dorf feld stadt kirchen heide moos au see bruck brugg arbon biel_ visp_ muri_ ort thal tal egg wil lohn rot buren'.split(
    ' ',
  ),
)

const surePopulation = 5_000
const largePopulation = 100_000
const plainPopulation = 20_000

/**
 * How many words the place that begins here takes; 0 where none is meant. The first place of a text is the one; those after it are passed
 * over where they can be nothing else.
 */
export function acceptPlace(reader: Reader): number {
  const word = reader.words[reader.at]
  if (!word) return 0
  const named = reader.places(word.from)
  const isSecond = reader.isPlaceGiven || reader.place !== null
  if (!named) return isSecond ? 0 : mistypedTown(reader)
  if (isSecond && !reader.isAfterPreposition && !isPlain(word.key, named)) return 0
  const length = reader.words.slice(reader.at).findIndex(({ from }) => from >= named.to)
  const taken = length < 0 ? reader.words.length - reader.at : length
  if (reader.isAfterPreposition) return taken
  if (isNameOfHouse(reader)) return 0
  if (named.kind === 'region') return taken
  if (named.kind === 'postal-code')
    return /^\d{5}$/.test(word.raw) || taken > 1 || reader.before !== 'nothing' ? taken : 0
  if (taken > 1) return isWordBeforePlace(reader, named) ? 0 : taken
  if (doubtful.has(word.key)) return isAtTheEdge(reader, taken, named.population) ? taken : 0
  if (sayingAt(reader.words, reader.at)) return 0
  if (named.population >= surePopulation) return taken
  return named.population >= 1_000 && !reader.vocabulary.isKnownWord(word.key) ? taken : 0
}

/** A name that is that of a place and hardly anything else. */
function isPlain(key: string, { kind, population }: NamedPlace): boolean {
  return kind === 'region' || (population >= plainPopulation && !doubtful.has(key))
}

/** "Innere Wien": a word of the trade before a town, and no quarter of it. */
function isWordBeforePlace({ words, at, vocabulary, places }: Reader, { to }: NamedPlace): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || word.isNumber || !vocabulary.isKnownWord(word.key)) return false
  if (doubtful.has(word.key)) return false
  return places(next.from)?.to === to
}

function isNameOfHouse(reader: Reader): boolean {
  const before = reader.words[reader.at - 1]
  return before !== undefined && reader.before === 'word' && houses.test(before.key)
}

/** "Altenpfleger Essen", "Essen Altenpfleger" and "Essen" alone, but not "Essen auf Rädern". */
function isAtTheEdge(reader: Reader, taken: number, population: number): boolean {
  const isLast = reader.at + taken === reader.words.length
  if (isLast) return reader.before !== 'nothing' || population >= largePopulation
  return reader.at === 0 && population >= largePopulation && (reader.titleEnds[reader.at + taken] ?? 0) > 0
}

/** "in Hambrug": after a preposition a word that is no other may be a town with a slip. */
function mistypedTown(reader: Reader): number {
  const word = reader.words[reader.at]
  if (!word || !reader.isAfterPreposition || word.isNumber || word.raw.length < 5) return 0
  if (reader.vocabulary.isKnownWord(word.key) || sayingAt(reader.words, reader.at)) return 0
  return reader.vocabulary.isNearlyPlace(word.raw) ? 1 : 0
}
