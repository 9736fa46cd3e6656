import { fold } from '../search/text/fold.ts'
import { withoutDialect } from './dialect.ts'
import type { Saying, SayingAt } from './saying.ts'
import type { NamedPlace } from './understood.ts'

/**
 * A word, number or sign of a query. `key` is folded: what words are compared by. `phraseKey` is without the ending of an adjective: what
 * phrases of the lexicon are compared by.
 */
export type QueryWord = {
  raw: string
  key: string
  phraseKey: string
  from: number
  to: number
  isNumber: boolean
  /** What the phrase that begins here says; undefined until it is asked for. */
  said: SayingAt | null | undefined
  /** The place whose name begins here; undefined until it is asked for. */
  place: NamedPlace | null | undefined
  /** How many words the title takes that begins here, 0 for none. */
  titleLength: number | undefined
  /** What it says as a compound, whatever stands beside it. */
  compound: Saying | null | undefined
}

// "z’Winterthur" is "in Winterthur" in Switzerland, two words. Gender forms belong to their word ("Pfleger:in", "Pfleger/-in", "Pfleger(in)"); what says that all are meant belongs to none.
const unit =
  /\p{N}+(?:[.,’']\p{N}+)*|z(?<!\p{L}z)[’'](?=\p{L})|\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+|[:*_·](?:innen|in|r|n|e)(?!\p{L})|\/-?(?:innen|in|frau|mann)(?!\p{L})|\((?:innen|in)\))?|[%€+&]/giu
const genderMarker = /\(all genders\)|\(?(?<!\p{L})[mwfdxi](?:\s?[/|*]\s?[mwfdxi]){1,3}(?!\p{L})\)?/giu
const genderForm = /(?:[:*_·]|\/-?|\().*$|[’']$/u

/** The words of a text in order. Hyphens part words: "Teilzeit-Stelle" are two. */
export function queryWords(text: string): QueryWord[] {
  return plainWords(text) ?? wordsByPattern(text)
}

/** Words that a phrase or the name of a place has at most: what one says depends on as many behind it and on one before. */
const longestPhrase = 8

/** The words that are left in a text of which some are blanks now. Beside those that are gone, what they say and name is asked for anew. */
export function wordsLeft(words: readonly QueryWord[], text: string): QueryWord[] {
  const left: QueryWord[] = []
  let isBesideGap = false
  for (const [at, word] of words.entries()) {
    const isLeft = text[word.from] !== ' '
    if (isLeft) left.push(isBesideGap ? forgotten(word) : word)
    isBesideGap = !isLeft
    if (isLeft || left.length === 0 || text[words[at - 1]?.from ?? 0] === ' ') continue
    for (let back = left.length - 1; back >= Math.max(0, left.length - longestPhrase); back--)
      left[back] = forgotten(left[back] as QueryWord) // within bounds by the loop
  }
  return left
}

/** The same word, of which nothing is known that depends on those beside it. */
function forgotten(word: QueryWord): QueryWord {
  if (word.said === undefined && word.place === undefined && word.titleLength === undefined) return word
  const { raw, key, phraseKey, from, to, isNumber, compound } = word
  const [said, place, titleLength] = [undefined, undefined, undefined]
  return { raw, key, phraseKey, from, to, isNumber, said, place, titleLength, compound }
}

function wordsByPattern(text: string): QueryWord[] {
  const plain = text.replace(genderMarker, marker => ' '.repeat(marker.length))
  return [...plain.matchAll(unit)].map(({ 0: raw, index }) =>
    wordOf(raw, fold(raw.replace(genderForm, '').replace("'", '’')), index, /^\p{N}/u.test(raw)),
  )
}

function wordOf(raw: string, key: string, from: number, isNumber: boolean): QueryWord {
  const phraseKey = withoutEnding(withoutDialect(key))
  const [said, place, titleLength, compound] = [undefined, undefined, undefined, undefined]
  return { raw, key, phraseKey, from, to: from + raw.length, isNumber, said, place, titleLength, compound }
}

const separator = 0
const letter = 1
const digit = 2
const sign = 3
const needsPattern = 4
// What a character of nearly every query is: the signs of gender forms need the pattern.
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/\p{L}/u.test(character)) return letter
  if (/[0-9]/.test(character)) return digit
  if ('%+&'.includes(character)) return sign
  return /[\p{N}’':*_·/(|]/u.test(character) ? needsPattern : separator
})
const [point, comma] = [46, 44]

/** The same without a pattern, for a text of nothing but letters, digits and what parts them; null for others. */
function plainWords(text: string): QueryWord[] | null {
  const words: QueryWord[] = []
  for (let at = 0; at < text.length; ) {
    const kind = kinds[text.charCodeAt(at)] ?? needsPattern
    if (kind === needsPattern) return null
    const from = at++
    if (kind === separator) continue
    if (kind === digit) at = endOfNumber(text, at)
    while (kind === letter && kinds[text.charCodeAt(at)] === letter) at++
    const raw = text.slice(from, at)
    words.push(wordOf(raw, fold(raw), from, kind === digit))
  }
  return words
}

/** "30", "3.500,00" */
function endOfNumber(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    const isMark = code === point || code === comma
    if (kinds[isMark ? text.charCodeAt(at + 1) : code] !== digit) return at
  }
}

// The endings that German puts on adjectives.
const declined =
  /^(.*(?:befristet|sprachig|fugig|nutzig|beruflich|examiniert|erfahren|temporar|dienstfrei|lernt|regelt|freundlich|sprechend|kirchlich|konfessionell|kommunal))(?:e[rsmn]?)$/
// Women and several of those who begin are said with one word.
const whoBegins = /^(.*(?:einsteiger|anfanger|absolvent|starter))(?:in|innen|en|n|s)$/
const mayBeEnding = /(?:e[rsmn]?|in|innen|n|s)$/

function withoutEnding(key: string): string {
  return mayBeEnding.test(key) ? (declined.exec(key)?.[1] ?? whoBegins.exec(key)?.[1] ?? key) : key
}
