import { addPhrase, longestPhrase, phraseTree, phraseValue } from '../search/text/phrases.ts'
import { connectingWords } from './connecting-words.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import { compoundReader } from './read-compounds.ts'
import type { Role, Saying, SayingAt } from './saying.ts'
import { sayingsOfOffers } from './sayings-of-offers.ts'
import { sayingsOfSentences } from './sayings-of-sentences.ts'
import { sayingsOfWork } from './sayings-of-work.ts'
import { likeliest, slipIndex } from './slips.ts'

const shortestWithSlip = 7
const shortestFiller = 5

/** Phrases are compared without the endings of adjectives. */
const tree = phraseTree<Saying>()
const longWords: (readonly [key: string, saying: Saying])[] = []

/** All words of the lexicon, alone or in phrases. */
const wordsOfSayings = new Set<string>()

const heads = /(?:dienste?n?|schicht(?:en)?|bereitschaft(?:en)?)$/
/** Of the compounds that can be refused: "ruf" of "Rufdienst". */
const firstParts = new Set<string>()

const lexicon = [...connectingWords, ...sayingsOfSentences, ...sayingsOfOffers, ...sayingsOfWork]
for (const [phrases, saying] of lexicon) {
  for (const phrase of phrases.split('|').flatMap(withoutApostrophe)) {
    const keys = queryWords(phrase).map(({ phraseKey }) => phraseKey)
    addPhrase(tree, keys, saying)
    for (const key of keys) wordsOfSayings.add(key)
    const [only = ''] = keys
    if (keys.length === 1 && saying.refusal) firstParts.add(only.replace(heads, ''))
    if (keys.length === 1 && only.length >= shortestWithSlip && !saying.role) longWords.push([only, saying])
  }
}
const withSlips = slipIndex(longWords)
const compoundSaying = compoundReader(lexicon, key => phraseValue(tree, [key]))

/** "dont" and "cant" are typed for "don’t" and "can’t". */
function withoutApostrophe(phrase: string): string[] {
  return phrase.includes('n’t') ? [phrase, phrase.replace('n’t', 'nt')] : [phrase]
}

const oftenMistyped = 'suche stelle stellen arbeit mochte gesucht position umgebung looking working'
const fillersWithSlips = slipIndex(
  oftenMistyped.split(' ').flatMap(key => {
    const saying = phraseValue(tree, [key])
    return saying ? [[key, saying] as const] : []
  }),
)

/** Whether the word stands in any phrase of the lexicon: "Karenz" is no slip in Kamenz. */
export function isWordOfSayings({ phraseKey }: QueryWord): boolean {
  return wordsOfSayings.has(phraseKey)
}

export const isKeyOfSayings = (key: string): boolean => wordsOfSayings.has(key)

/** What a word alone says. */
export const wordSaying = (key: string): Saying | undefined => phraseValue(tree, [key])

/** The longest phrase of the lexicon that begins at this word. */
export function sayingAt(words: readonly QueryWord[], at: number): SayingAt | null {
  const word = words[at]
  if (!word) return null
  // Asked several times of most words.
  if (word.said === undefined) word.said = findSaying(word, words, at)
  return word.said
}

function findSaying(word: QueryWord, words: readonly QueryWord[], at: number): SayingAt | null {
  if (isAbbreviation(word, words)) return null
  if (word.key === 'we' && word.raw !== 'WE' && !isGerman(words, at)) return { saying: we, length: 1 }
  const found = longestPhrase(tree, index => words[index]?.phraseKey, at)
  if (found) return { saying: found.value, length: found.length }
  if (word.compound === undefined) word.compound = compoundSaying(word.phraseKey)
  const whole = wholeOfCompound(word, words, at) ?? word.compound
  return whole && { saying: whole, length: 1 }
}

/** "Ruf- oder Bereitschaftsdienste": what the first means when it ends as the next one does. */
function wholeOfCompound({ key }: QueryWord, words: readonly QueryWord[], at: number): Saying | null {
  if (!firstParts.has(key)) return null
  const next = words[at + 1]
  const isJoined = next !== undefined && phraseValue(tree, [next.phraseKey])?.role === 'join'
  const head = heads.exec((isJoined ? words[at + 2] : next)?.key ?? '')
  const saying = head && head.index > 0 ? phraseValue(tree, [key + head[0]]) : undefined
  return saying?.refusal ? saying : null
}

const we: Saying = { role: 'filler' }

/** "WE" is short for a weekend, but "We are two nurses" is not: "ohne we", "we frei", "jedes we". */
function isGerman(words: readonly QueryWord[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  return next?.key === 'frei' || (before !== undefined && beforeWeekend.has(before.key))
}

const beforeWeekend = new Set([
  'ohne',
  'kein',
  'keine',
  'keinen',
  'am',
  'nur',
  'jedes',
  'und',
  'oder',
  'noch',
])

/** Whether these words allow what stands before them: "ok", "sind ok", "ist für mich kein Problem". */
export function isFineAt(words: readonly QueryWord[], at: number): boolean {
  return judgementEnd(words, at, role => role === 'fine') > 0
}

/** Where a judgement on what stands before ends: "ist ok", "kommt für mich nicht in Frage"; 0 where none begins here. */
export function judgementEnd(
  words: readonly QueryWord[],
  at: number,
  isJudgement: (role: Role, end: number) => boolean,
): number {
  for (let next = at; ; ) {
    const said = sayingAt(words, next)
    const role = said?.saying.role
    if (!role) return 0
    next += said.length
    if (isJudgement(role, next)) return next
    // "geht leider nicht", but "ok, nicht nachts"
    const isTakenBack = role === 'fine' && isNextBeside(words, next)
    // "Rufbereitschaft mag ich aber keine"
    const isInside = role === 'but' && next > at + said.length && isNextBeside(words, next - said.length)
    if (!leadsToJudgement.has(role) && !isTakenBack && !isInside) return 0
  }
}

/** Whether nothing but a blank is between the word before and this one. */
function isNextBeside(words: readonly QueryWord[], at: number): boolean {
  const [last, next] = [words[at - 1], words[at]]
  return last !== undefined && next !== undefined && next.from - last.to === 1
}

const leadsToJudgement: ReadonlySet<Role> = new Set(['filler', 'little', 'article'])

/** What the word was most likely meant to be: a long word of the lexicon that it is a letter or two beside. */
export function mistypedSayingAt(word: QueryWord): Saying | null {
  const { isNumber, phraseKey } = word
  if (isNumber || phraseKey.length < shortestFiller) return null
  const said = phraseKey.length < shortestWithSlip - 1 ? null : likeliest(withSlips, phraseKey)
  return said ?? likeliest(fillersWithSlips, phraseKey)
}

/** Landkreis and Kanton, which are written so. */
const ofPlaces = new Set(['lk', 'kt'])

/** "OR nurse" and "IT Krankenhaus" do not mean "or" and "it". */
function isAbbreviation({ raw, key }: QueryWord, words: readonly QueryWord[]): boolean {
  if (raw.length !== 2 || !/^\p{Lu}{2}$/u.test(raw)) return false
  if (ofPlaces.has(key)) return false
  const role = phraseValue(tree, [key])?.role
  return role !== undefined && role !== 'negation' && words.some(other => /\p{Ll}/u.test(other.raw))
}
