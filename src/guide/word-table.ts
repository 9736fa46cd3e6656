import { fold } from '../basics/fold.ts'
import { dataFile } from '../vocabulary/data-file.ts'

/** What `data/guide/words.json` says, by the first word of each phrase. */
export type WordTable = {
  concepts: PhraseTable
  /** Phrases that ask what something is. */
  what: PhraseTable
  /** Phrases that ask anything. */
  form: PhraseTable
  quiet: PhraseTable
  /** Verbs whose first part stands at the end: "ziehe … zurück". */
  partedVerbs: PartedVerb[]
}

export type Phrase = { words: string[]; isBeginning: boolean; concept: string }
export type PhraseTable = { byFirstWord: Map<string, Phrase[]>; beginnings: Map<string, Phrase[]> }

/** A beginning of its first word, the word at the end, and the whole verb. */
export type PartedVerb = { stem: string; end: string; verb: string }

type WordFile = {
  what: string[]
  form: string[]
  quiet: string[]
  partedVerbs: Record<string, [stem: string, end: string]>
  concepts: Record<string, string[]>
}

let loaded: WordTable | undefined

/** Read on first use. */
export function wordTable(): WordTable {
  loaded ??= tableOf(JSON.parse(dataFile('guide/words.json')) as WordFile)
  return loaded
}

/** Folded words; hyphens part them, because "TV-L" is written with and without one. */
export function wordsOf(text: string): string[] {
  return fold(text.slice(0, mostCharacters)).match(/[\p{L}\p{N}]+/gu) ?? []
}
const mostCharacters = 500

function tableOf(file: WordFile): WordTable {
  const listed = (name: string, phrases: string[]) => phraseTable(phrases.map(text => [name, text]))
  return {
    concepts: phraseTable(
      Object.entries(file.concepts).flatMap(([concept, phrases]) =>
        phrases.map((text): [string, string] => [concept, text]),
      ),
    ),
    what: listed('what', file.what),
    form: listed('form', file.form),
    // A word of a phrase that asks says nothing by itself.
    partedVerbs: Object.entries(file.partedVerbs).map(([verb, [stem, end]]) => ({
      stem: fold(stem),
      end: fold(end),
      verb: fold(verb),
    })),
    quiet: listed('quiet', [...file.quiet, ...[...file.what, ...file.form].flatMap(wordsOf)]),
  }
}

function phraseTable(entries: [concept: string, text: string][]): PhraseTable {
  const table: PhraseTable = { byFirstWord: new Map(), beginnings: new Map() }
  for (const [concept, text] of entries) {
    const words = wordsOf(text)
    const [first] = words
    if (first === undefined) continue
    const phrase = { words, isBeginning: text.endsWith('*'), concept }
    const where = phrase.isBeginning && words.length === 1 ? table.beginnings : table.byFirstWord
    where.set(first, [...(where.get(first) ?? []), phrase])
  }
  return table
}

/** The longest phrases that begin at a word, all of the same length. */
export function phrasesAt(words: readonly string[], at: number, table: PhraseTable): Phrase[] {
  let found: Phrase[] = []
  for (const phrase of table.byFirstWord.get(words[at] ?? '') ?? []) {
    const length = found[0]?.words.length ?? 1
    if (phrase.words.length < length || !standsAt(words, at, phrase)) continue
    found = phrase.words.length > length ? [phrase] : [...found, phrase]
  }
  return found.length > 0 ? found : beginningsOf(words[at] ?? '', table)
}

const shortestBeginning = 3

function beginningsOf(word: string, { beginnings }: PhraseTable): Phrase[] {
  for (let length = word.length; length >= shortestBeginning; length--) {
    const found = beginnings.get(word.slice(0, length))
    if (found) return found
  }
  return []
}

function standsAt(words: readonly string[], at: number, { words: wanted, isBeginning }: Phrase): boolean {
  return wanted.every((word, index) => {
    const given = words[at + index]
    if (given === undefined) return false
    return isBeginning && index === wanted.length - 1 ? given.startsWith(word) : given === word
  })
}
