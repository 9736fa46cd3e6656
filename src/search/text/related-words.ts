import { remember } from '../../basics/remember.ts'
import type { Dictionary } from './dictionary.ts'
import { knownWords } from './known-words.ts'
import type { Meaning, Weighted } from './meaning.ts'
import { phraseValue } from './phrases.ts'
import { stem } from './stem.ts'
import type { Word, Words } from './words.ts'

/**
 * Possible meanings of a word that is in no list: as the first part of a compound (Kinder), or the end (Seelsorger for Klinikseelsorger) or
 * beginning (Pharma for Pharmareferent) of a vocabulary word. A word that ends or begins many of them, such as Dienst or Medizin, is too
 * ambiguous.
 */
export function relatedMeanings(folded: string, dictionary: Dictionary): readonly Weighted[] {
  let related = relatedIn.get(dictionary)
  if (!related) {
    related = remember(rememberedWords, word => relate(word, dictionary))
    relatedIn.set(dictionary, related)
  }
  return related(folded)
}

const rememberedWords = 5_000
const relatedIn = new WeakMap<Dictionary, (folded: string) => readonly Weighted[]>()

function relate(folded: string, dictionary: Dictionary): Weighted[] {
  if (folded.length < shortestBeginning || dictionary.opaque.has(folded)) return []
  const beginning = folded.replace(adjectiveEnding, '')
  const rest = beginning === folded ? shortestRest : 1
  const words = knownWords(dictionary.words)
  const ended = meantBy(
    words.endingWith(folded).filter(word => word.length >= folded.length + shortestRest),
    dictionary,
  )
  const begun = meantBy(
    words.beginningWith(beginning).filter(word => word.length >= beginning.length + rest),
    dictionary,
  )
  const asPart = dictionary.partMeanings.get(folded) ?? []
  const isCommon = ended.length > mostEnds
  const related = [
    ...(asPart.length === 1 ? asPart.flat().map(({ term }) => term) : []),
    ...(isCommon || folded.length < shortestEnding ? [] : ended),
    ...(isCommon || begun.length > mostBegins ? [] : begun),
    ...(beginning === folded ? [] : [stem(beginning, 'de')]),
  ]
  return related
    .filter(term => !dictionary.graph.isBroad(term))
    .map(term => ({ term, weight: weightOfRelated }))
}

/** The distinct meanings of these words, skipping words that combine several. */
function meantBy(words: readonly string[], dictionary: Dictionary): string[] {
  const meant = new Set<string>()
  for (const word of words) {
    const [group, ...more] = phraseValue(dictionary.phrases, [stem(word, 'de')]) ?? []
    if (group && more.length === 0) for (const { term } of group) meant.add(term)
  }
  return [...meant]
}

// psychologische Beratung is given by psychologists.
const adjectiveEnding = /(?<=.{4})isch(?:e[rnsm]?)?$/
const shortestBeginning = 4
const shortestEnding = 6
const shortestRest = 3
const mostEnds = 2
const mostBegins = 8
const weightOfRelated = 0.6

/**
 * An unlisted word close to a listed one: with other linking letters (Heilerziehungpfleger), or the ending of words that all mean the same
 * (Genetiker, Humangenetiker).
 */
export function nearlyKnown(word: Word, dictionary: Dictionary, words: Words): Word {
  if (dictionary.opaque.has(word.folded)) return word
  const linked = otherLinking(word, dictionary, words)
  if (linked !== word || word.meaning || word.folded.length < shortestEnding) return linked
  const meanings = new Map<string, Meaning>()
  for (const known of knownWords(dictionary.words).endingWith(word.folded)) {
    if (known.length < word.folded.length + shortestRest) continue
    const meaning = phraseValue(dictionary.phrases, [stem(known, 'de')])
    if (meaning) meanings.set(JSON.stringify(meaning), meaning)
    if (meanings.size > 1) return word
  }
  const [meaning] = meanings.values()
  return meaning && meaning.length > 1 ? { ...word, meaning, parts: [], unread: [], isGuessed: true } : word
}

function otherLinking(word: Word, dictionary: Dictionary, words: Words): Word {
  const parts = words.split(word.folded)
  if (!parts) return word
  for (let boundary = 1; boundary < parts.length; boundary++) {
    for (const linker of ['', ...dictionary.lists.linkers]) {
      const whole = parts.slice(0, boundary).join('') + linker + parts.slice(boundary).join('')
      if (whole === word.folded) continue
      const key = stem(whole, 'de')
      if (phraseValue(dictionary.phrases, [key]))
        return { ...word, key, meaning: null, parts: [], unread: [] }
    }
  }
  return word
}
