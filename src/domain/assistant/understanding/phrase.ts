import { queryWords } from '../../../query-understanding/query-words.ts'

/**
 * What a phrase is made of. A phrase is written as it is said: "[zeig|zeige] mir? mehr". Alternatives stand in brackets, a question mark
 * makes what is before it optional, "…" stands for up to six words, "<name>" for one or more that are kept under that name, "#job" for
 * what names ads of the list ("die zweite").
 */
type Piece =
  | { kind: 'words'; options: readonly (readonly string[])[]; isOptional: boolean }
  | { kind: 'gap' }
  | { kind: 'kept'; name: string }

export type Phrase = readonly Piece[]

/** From word to word, the kept ones by name; null when the phrase is not what was said. */
export type Kept = Readonly<Record<string, readonly [from: number, to: number]>>

const mostInGap = 6
const piece = /\[([^\]]+)\](\?)?|(…)|<(\w+)>|(#?[^\s[\]?]+)(\?)?/gu

/** Reads a phrase as it is written in a table. */
export function phraseOf(written: string): Phrase {
  return [...written.matchAll(piece)].map((found): Piece => {
    const [, options, isOptional, gap, name, word, isWordOptional] = found
    if (gap) return { kind: 'gap' }
    if (name) return { kind: 'kept', name }
    const list = (options ?? word ?? '').split('|').map(keysOf)
    return { kind: 'words', options: list, isOptional: Boolean(isOptional ?? isWordOptional) }
  })
}

/** The words of a text as they are compared; "#job" stays as it is. */
export function keysOf(words: string): string[] {
  return words
    .trim()
    .split(/\s+/)
    .flatMap(word =>
      word.startsWith('#') ? [word] : queryWords(word.replaceAll('’', "'")).map(({ key }) => key),
    )
}

/** Every word that any phrase is made of. */
export function wordsOfPhrases(phrases: Iterable<Phrase>): Set<string> {
  const words = new Set<string>()
  for (const phrase of phrases)
    for (const each of phrase)
      if (each.kind === 'words') for (const option of each.options) for (const key of option) words.add(key)
  return words
}

/** Whether all of the words say the phrase. */
export function matchPhrase(phrase: Phrase, keys: readonly string[]): Kept | null {
  return match(phrase, 0, keys, 0)
}

function match(phrase: Phrase, at: number, keys: readonly string[], from: number): Kept | null {
  const each = phrase[at]
  if (!each) return from === keys.length ? {} : null
  if (each.kind === 'gap') return matchSome(phrase, at, keys, from, 0, mostInGap)
  if (each.kind === 'kept') return matchKept(phrase, at, keys, from, each.name)
  for (const option of each.options) {
    if (!option.every((key, offset) => keys[from + offset] === key)) continue
    const rest = match(phrase, at + 1, keys, from + option.length)
    if (rest) return rest
  }
  return each.isOptional ? match(phrase, at + 1, keys, from) : null
}

function matchSome(
  phrase: Phrase,
  at: number,
  keys: readonly string[],
  from: number,
  least: number,
  most: number,
): Kept | null {
  for (let length = least; length <= most && from + length <= keys.length; length++) {
    const rest = match(phrase, at + 1, keys, from + length)
    if (rest) return rest
  }
  return null
}

function matchKept(
  phrase: Phrase,
  at: number,
  keys: readonly string[],
  from: number,
  name: string,
): Kept | null {
  for (let to = from + 1; to <= keys.length; to++) {
    const rest = match(phrase, at + 1, keys, to)
    if (rest) return { [name]: [from, to], ...rest }
  }
  return null
}
