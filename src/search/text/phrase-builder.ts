import type { CompoundLists } from './compound-lists.ts'
import { fold } from './fold.ts'
import { type Meaning, union } from './meaning.ts'
import { addPhrase, phraseTree, phraseValue } from './phrases.ts'
import { stem } from './stem.ts'
import { tokens } from './tokens.ts'
import type { TextVocabulary } from './vocabulary-input.ts'

export type PhraseBuilder = ReturnType<typeof phraseBuilder>

/** Collects the phrases of the vocabulary: what is added before a `lock` takes precedence over what comes after it. */
export function phraseBuilder(lists: CompoundLists, vocabulary: TextVocabulary) {
  const root = phraseTree<Meaning>()
  const words = new Set<string>()
  const phraseWords = new Set<string>()
  const added: { folded: string[]; meaning: Meaning }[] = []
  const locked = new Set<string>()
  const ignored = new Set(vocabulary.concepts.ignored.map(phrase => foldedWords(phrase, lists).join(' ')))
  let justAdded: string[] = []
  const put = (folded: string[], meaning: Meaning) => {
    const stems = folded.map(word => stem(word, 'de'))
    const key = stems.join(' ')
    for (const word of folded) phraseWords.add(word)
    const [word] = folded
    if (folded.length === 1 && word && meaning.length > 0) words.add(word)
    if (locked.has(key)) return
    const present = phraseValue(root, stems)
    addPhrase(root, stems, present ? union(present, meaning) : meaning)
    justAdded.push(key)
  }
  return {
    root,
    words,
    phraseWords,
    add(phrase: string, meaning: Meaning, mode: 'replace' | 'vocabulary') {
      const folded = foldedWords(phrase, lists)
      if (folded.length === 0 || folded.length > 8) return
      // "von zu Hause" without its stop words would be any Haus.
      if (folded.length === 1 && tokens(phrase).length > 1) return
      if (mode === 'vocabulary' && ignored.has(folded.join(' '))) return
      put(folded, meaning)
      added.push({ folded, meaning })
      // "OP-Schwester" is also spelt "Opschwester".
      if (/^\p{L}+-\p{L}+$/u.test(phrase)) put([folded.join('')], meaning)
    },
    /** From now on, phrases added so far are not merged with other meanings. */
    lock() {
      for (const key of justAdded) locked.add(key)
      justAdded = []
    },
    /** Adds word-order variants: Stationsleitung as "Leitung Station", Wohngruppenleiter as "Leiter Wohngruppe". */
    addLeaders() {
      for (const { folded, meaning } of [...added]) {
        const [, place, leader] = (folded.length === 1 && leaderPattern.exec(folded[0] ?? '')) || []
        if (!place || !leader || meaning.length === 0) continue
        for (const first of ['leitung', 'leiter']) {
          if (!phraseValue(root, [stem(first, 'de'), stem(place, 'de')])) put([first, place], meaning)
        }
      }
    },
    addVariants(variants: readonly (readonly [string, string])[]) {
      const both = variants.flatMap(([one, other]): Exchange[] => [
        [one, other],
        [other, one],
      ])
      const exchanges = new Map(
        [...phraseWords].map(word => [word, both.filter(([from]) => word.endsWith(from))]),
      )
      for (const { folded, meaning } of [...added]) {
        for (const [from, to] of new Set(folded.flatMap(word => exchanges.get(word) ?? []))) {
          const variant = folded.map(word => (word.endsWith(from) ? word.slice(0, -from.length) + to : word))
          const stems = variant.map(word => stem(word, 'de'))
          if (!phraseValue(root, stems)) put(variant, meaning)
        }
      }
    },
  }
}

const leaderPattern = /^(.{4,})(leitung|leiter)$/

type Exchange = readonly [from: string, to: string]

function foldedWords(phrase: string, lists: CompoundLists): string[] {
  return tokens(phrase)
    .map(token => fold(token.raw))
    .filter(word => !lists.stopWords.has(word))
}
