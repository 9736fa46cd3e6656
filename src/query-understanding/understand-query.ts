import { joinApart, keepApart, partTowns } from './join-apart.ts'
import { leftOver } from './left-over.ts'
import { isEndOfCompound, isMeant, isPermission, lengthOfHouseName } from './meant-sayings.ts'
import { queryWords } from './query-words.ts'
import { amountAt } from './read-amounts.ts'
import { acceptPlace, isHouse } from './read-place.ts'
import { mistypedSayingAt, sayingAt } from './read-sayings.ts'
import { tariffFrom } from './read-tariff.ts'
import { add, forget, keep, note, onceFor, type QueryLocale, type Reader, readerOf } from './reader.ts'
import { takeComparison, takeNegation, takeOpenRefusal } from './refusals/read-refusals.ts'
import { takeRefusalBehind } from './refusals/read-refusals-behind.ts'
import { isSaidAround } from './said-around.ts'
import { type Role, type Saying, staysBetweenWords } from './saying.ts'
import { takeAmount, takePlace } from './take-facts.ts'
import { leaveTold } from './telling/leave-told.ts'
import { noFilters, type QueryPart, type QueryVocabulary, type UnderstoodQuery } from './understood.ts'

const mostCharacters = 200
const mostReadings = 8

/**
 * Reads what a person types into one box: which spans of the text are a filter or a place, and which words are left to search for.
 * Text beyond 200 characters is left out. Understanding the words that are left yields no more filters or places. Pure and
 * deterministic: no network, no clock; never throws.
 */
export function understandQuery(
  text: string,
  { locale, vocabulary }: { locale: QueryLocale; vocabulary: QueryVocabulary },
): UnderstoodQuery {
  const asked = withoutHalfLetter(text.slice(0, mostCharacters))
  if (!says.test(asked)) return { ...nothing(), parts: signsOf(asked), asked }
  const typed = queryWords(asked)
  const apart = joinApart(asked, typed, vocabulary)
  const whole = apart?.text ?? asked
  const parted = partTowns(apart ? queryWords(whole) : typed, vocabulary, locale)
  let reader = leaveTold(readerOf(whole, locale, vocabulary, undefined, parted))
  let left = read(reader)
  // What was taken out may bring words together that say something: they are read until nothing more is said.
  for (let times = 1, known = 0; times < mostReadings && left.parts.length > known; times++) {
    known = left.parts.length
    reader = leaveTold(readerOf(left.masked, locale, vocabulary, { ...reader, parts: left.parts }))
    left = read(reader)
  }
  const words = apart ? left.words.replace(/\s+/g, ' ') : left.words
  return {
    words: !says.test(words) ? '' : left.parts.length > 0 ? keepApart(words, vocabulary) : words,
    filters: reader.filters,
    place: reader.place && { text: reader.place.text, radiusKm: reader.radiusKm },
    otherPlaces: reader.otherPlaces,
    parts: left.parts.map(({ from, to: end, as }): QueryPart => {
      const to = apart?.joined.find(word => word.end === end)?.to ?? end
      // A distance from nowhere says nothing.
      const isNothing = as === 'place' && reader.place === null
      return { from, to, text: asked.slice(from, to), as: isNothing ? 'filler' : as }
    }),
    asked,
  }
}

const says = /[\p{L}\p{N}]/u

const nothing = () => ({ words: '', filters: noFilters(), place: null, otherPlaces: [] })

/** "???" and "😀" are no words that anything could be searched for by. */
function signsOf(asked: string): QueryPart[] {
  const text = asked.trim()
  const from = asked.indexOf(text)
  return text === '' ? [] : [{ from, to: from + text.length, text, as: 'filler' }]
}

function read(reader: Reader): ReturnType<typeof leftOver> {
  while (reader.at < reader.words.length) readNext(reader)
  return leftOver(reader)
}

/** A pair of code units that the limit parts is left out as a whole. */
function withoutHalfLetter(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}

function readNext(reader: Reader): void {
  if (isReference(reader)) {
    keep(reader, 2)
    return
  }
  const place = acceptPlace(reader)
  const placeLength = place?.length ?? 0
  const titleLength = (reader.titleEnds[reader.at] ?? 0) - reader.at
  const isWord = titleLength > 0 && reader.words[reader.at]?.isNumber === false
  const amount = isWord ? null : amountAt(reader.words, reader.at, reader.text)
  // "450-Euro-Job" is a name of the vocabulary as well.
  const isTitle = titleLength > 0 && amount?.kind !== 'workload'
  if (isTitle && !isPlaceRather(reader, titleLength, placeLength)) {
    keep(reader, titleLength)
    return
  }
  const tariff = tariffFrom(reader)
  if (tariff) {
    add(reader.filters.tariff, [tariff.value])
    note(reader, tariff.length, 'tariff')
    reader.before = 'filter'
    forget(reader)
    return
  }
  if (amount && !(placeLength > 0 && amount.kind === 'pay' && amount.length <= placeLength)) {
    takeAmount(reader, amount)
    return
  }
  const said = sayingAt(reader.words, reader.at)
  if (place && placeLength >= (said?.length ?? 0)) {
    takePlace(reader, place)
    return
  }
  if (said) {
    takeSaying(reader, said.saying, said.length)
    return
  }
  const word = reader.words[reader.at]
  const isOther = !word || reader.vocabulary.isKnownWord(word.key) || isHouse(word.key)
  const meant = isOther ? null : onceFor(reader.slips.sayings, word.phraseKey, () => mistypedSayingAt(word))
  // Spelle is a town, no slip in "Stelle".
  if (meant && !(meant.role && place === null && reader.places(word?.from ?? 0))) takeSaying(reader, meant, 1)
  else if (word && isSaidAround(reader, word)) note(reader, 1, 'filler')
  else keep(reader, 1)
}

/** "AB-1234" is the number of an ad, neither pay nor a postal code as "CH-8001" is. */
function isReference({ words, at, text }: Reader): boolean {
  const [letters, digits] = [words[at], words[at + 1]]
  if (!letters || !digits?.isNumber || digits.raw.length < 3 || text.slice(letters.to, digits.from) !== '-')
    return false
  return /^\p{Lu}{1,4}$/u.test(letters.raw) && !countries.has(letters.raw)
}

const countries = new Set(['D', 'DE', 'A', 'AT', 'CH', 'L', 'FL', 'I', 'F'])

/** "Bad Homburg" is longer than the BAD, "in Essen" is a town, and so is Baden, which is only spelled like a word of the trade. */
function isPlaceRather(
  { leadsTo, words, at, vocabulary }: Reader,
  titleLength: number,
  placeLength: number,
): boolean {
  if (placeLength > titleLength || (placeLength > 0 && leadsTo === 'place')) return true
  return placeLength > 0 && placeLength === titleLength && !vocabulary.isKnownWord(words[at]?.key ?? '')
}

function takeSaying(reader: Reader, saying: Saying, length: number): void {
  if (saying.role === 'negation') {
    takeNegation(reader, length)
    return
  }
  if (saying.role === 'impossible' || saying.role === 'free') {
    if (saying.role === 'impossible' && takeOpenRefusal(reader, length)) return
    // What somebody cannot do, which no filter has, is no word to search for.
    if (saying.role === 'impossible' && reader.isTelling) note(reader, length, 'filler')
    else keep(reader, length)
    return
  }
  if (saying.role === 'little' && takeComparison(reader, length)) return
  if (saying.role) {
    takeRole(reader, saying.role, length)
    return
  }
  const named = saying.filter?.name === 'employerType' ? lengthOfHouseName(reader, length) : 0
  if (named > 0) {
    keep(reader, named)
    return
  }
  if ((saying.refusal || saying.opposite || saying.needsOnly) && takeRefusalBehind(reader)) return
  if (saying.without) {
    add(reader.filters.without, saying.without)
    note(reader, length, 'without')
  } else if (saying.postedWithin !== undefined) {
    reader.filters.postedWithin = saying.postedWithin
    note(reader, length, 'postedWithin')
  } else if (isPermission(reader, saying, length) || isOwnSkill(reader, saying)) {
    note(reader, length, 'filler')
  } else if (saying.filter && isMeant(reader, saying, length)) {
    add(reader.filters[saying.filter.name], saying.filter.values)
    note(reader, length, saying.filter.name)
  } else {
    keep(reader, length)
    return
  }
  reader.before = 'filter'
  forget(reader)
}

/** "gute Deutschkenntnisse": who speaks of themselves does not ask for what every ad asks for. */
function isOwnSkill({ isTelling }: Reader, { filter }: Saying): boolean {
  return isTelling && filter?.name === 'language' && filter.values.includes('de')
}

function takeRole(reader: Reader, role: Role, length: number): void {
  if (role === 'tail' && (reader.before === 'nothing' || reader.before === 'word')) {
    keep(reader, length)
    return
  }
  // "live-in" is one word.
  if (staysBetweenWords.has(role) && isEndOfCompound(reader)) {
    keep(reader, length)
    return
  }
  const wasOnly = reader.isAfterOnly
  // "zur Not auch befristet"
  const isReluctant = role === 'fine' && reluctant.has(reader.words[reader.at + length - 1]?.key ?? '')
  const stays = staysBetweenWords.has(role) && !(leadsToHouses.has(role) && isHouseAt(reader, length))
  note(reader, length, role === 'start' ? 'start' : 'filler', stays)
  if (role === 'but' || isReluctant) reader.isAfterBut = true
  if (role === 'only') reader.isAfterOnly = true
  else if (role === 'start' || role === 'fine' || role === 'but') reader.isAfterOnly = false
  else reader.isAfterOnly = wasOnly
  // "in der Stadt Essen": what stands between does not part the two, but "in der Halle" is no town.
  if (role === 'near') reader.leadsTo = 'place'
  else if (role === 'preposition' || (role === 'article' && reader.leadsTo !== 'nothing'))
    reader.leadsTo = 'region'
  else if (role !== 'filler') reader.leadsTo = 'nothing'
}

const reluctant = new Set(['not', 'notfalls', 'ausnahmsweise', 'notig'])

/** "im Klinikum Köln": the name of the house is searched for without what leads to it. */
const leadsToHouses: ReadonlySet<Role> = new Set(['near', 'preposition', 'article'])

function isHouseAt({ words, at }: Reader, length: number): boolean {
  const word = words[at + length]
  return word !== undefined && isHouse(word.key)
}
