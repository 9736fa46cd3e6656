import { likeliest, slipIndex } from '../query-understanding/slips.ts'
import { wordKey } from '../vocabulary/words.ts'
import { type PartedVerb, type Phrase, phrasesAt, type WordTable, wordsOf, wordTable } from './word-table.ts'

/** A word or phrase that says something, with the concepts that it may stand for: `#` before a word of no concept. */
type Said = readonly string[]

export type ReadQuestion = {
  /** Each once. */
  said: Said[]
  /** Asks what something is or means. */
  asksWhat: boolean
  /** Asks anything at all, instead of naming what to look for. */
  isQuestion: boolean
}

/** The concepts of a question. Words that are misspelt are read as the `known` ones that they are close to. */
export function readQuestion(text: string, known: KnownWords): ReadQuestion {
  const table = wordTable()
  const words = withWholeVerbs(wordsOf(withoutName(text)), table.partedVerbs)
  const said = new Map<string, Said>()
  for (let at = 0; at < words.length; ) {
    const step = readAt(words, at, table, known)
    if (step.said) said.set(step.said.join(' '), step.said)
    at += step.length
  }
  const asksWhat = words.some((_, at) => phrasesAt(words, at, table.what).length > 0)
  const isQuestion =
    asksWhat || text.includes('?') || words.some((_, at) => phrasesAt(words, at, table.form).length > 0)
  return { said: [...said.values()], asksWhat, isQuestion }
}

/** Who asks makes no difference to what is asked. */
function withoutName(text: string): string {
  return text.replace(introduction, ' ')
}
const introduction =
  /\b(?:ich hei(?:ß|ss)e|i hoa(?:ß|ss)|mein name ist|my name is|i am called)\s+(?:(?!und\b|and\b)[\p{L}'’-]+\s*){1,4}(?:,|\.|:|\bund\b|\band\b)/giu

/** "ziehe ich sie zurück" as "zurückziehen ich sie". */
function withWholeVerbs(words: readonly string[], verbs: readonly PartedVerb[]): string[] {
  let whole = [...words]
  for (const { stem, end, verb } of verbs) {
    const last = whole.lastIndexOf(end)
    const first = last < 0 ? -1 : whole.findIndex((word, at) => at < last && word.startsWith(stem))
    if (first >= 0) whole = whole.with(first, verb).toSpliced(last, 1)
  }
  return whole
}

export type KnownWords = {
  stems: ReadonlySet<string>
  near: (word: string) => string | null
}

/** The words that the texts' own questions are made of, beside those of the table. */
export function knownWords(texts: Iterable<string>): KnownWords {
  const table = wordTable()
  const words = Array.from(texts, wordsOf).flat()
  const listed = [table.concepts, table.quiet].flatMap(({ byFirstWord, beginnings }) => [
    ...[...byFirstWord.values()].flat().flatMap(phrase => (phrase.words.length === 1 ? phrase.words : [])),
    ...beginnings.keys(),
  ])
  const spellings = new Set([...listed, ...words].filter(word => word.length >= shortestSlip - 1))
  const index = slipIndex(Array.from(spellings, (word): [string, string] => [word, word]))
  return {
    stems: new Set(words.map(wordKey)),
    near: word => (word.length < shortestSlip ? null : likeliest(index, word)),
  }
}

const shortestSlip = 5

type Step = { said: Said | null; length: number }

function readAt(words: readonly string[], at: number, table: WordTable, known: KnownWords): Step {
  const word = words[at] ?? ''
  const read = readKnown(words, at, table, known)
  if (read) return read
  const meant = known.near(word)
  return (
    (meant === null ? null : readKnown([meant], 0, table, known)) ?? {
      said: [`#${wordKey(word)}`],
      length: 1,
    }
  )
}

function readKnown(words: readonly string[], at: number, table: WordTable, known: KnownWords): Step | null {
  const phrases = phrasesAt(words, at, table.concepts)
  const asking = askingWords(words, at, table)
  if (asking > 1 && asking > lengthOf(phrases)) return { said: null, length: asking }
  if (lengthOf(phrases) > 1) return stepOf(phrases)
  if (isQuiet(words, at, table)) return phrases.length > 0 ? stepOf(phrases) : { said: null, length: 1 }
  if (phrases.length > 0) return stepOf(phrases)
  const key = wordKey(words[at] ?? '')
  return known.stems.has(key) ? { said: [`#${key}`], length: 1 } : null
}

function stepOf(phrases: readonly Phrase[]): Step {
  return { said: phrases.map(({ concept }) => concept), length: lengthOf(phrases) }
}

function askingWords(words: readonly string[], at: number, { what, form }: WordTable): number {
  return Math.max(lengthOf(phrasesAt(words, at, what)), lengthOf(phrasesAt(words, at, form)))
}

function lengthOf([first]: readonly Phrase[]): number {
  return first?.words.length ?? 0
}

function isQuiet(words: readonly string[], at: number, table: WordTable): boolean {
  if (phrasesAt(words, at, table.quiet).length > 0) return true
  return phrasesAt(words, at, table.what).some(phrase => phrase.words.length === 1)
}
