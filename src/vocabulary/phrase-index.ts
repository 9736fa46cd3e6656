import { readWords, type Word, wordKey } from './words.ts'

export type Span<T> = {
  value: T
  first: number
  last: number
  keyLength: number
  prefix: string
  isScattered: boolean
}

type Phrase<T> = { keys: string[]; value: T; isExact: boolean }

type Reading = { key: string; last: number; prefix: string }

/**
 * Finds known phrases in a text by the keys of their words: whole, as the last part of a compound ("Spitalfacharzt" contains "Facharzt"),
 * joined across hyphens, and, for short phrases, with other words in between.
 */
export class PhraseIndex<T> {
  readonly #byFirstKey = new Map<string, Phrase<T>[]>()
  readonly #byAnyKey = new Map<string, Phrase<T>[]>()
  readonly #heads = new Set<string>()

  /** Adds a phrase; an exact one (an abbreviation) is compared case-sensitively, letter by letter. */
  add(text: string, value: T, isExact = false): void {
    const keys = distinctNeighbours(readWords(text)).map(word => (isExact ? `=${word.raw}` : word.key))
    const [first] = keys
    if (first === undefined) return
    const phrase = { keys, value, isExact }
    append(this.#byFirstKey, first, phrase)
    if (isExact) return
    for (const key of keys) this.#heads.add(key)
    const last = keys.at(-1)
    if (keys.length === 2 && last !== undefined) {
      append(this.#byAnyKey, first, phrase)
    }
  }

  /** All occurrences of all phrases, including overlapping ones. */
  find(words: readonly Word[]): Span<T>[] {
    const spans: Span<T>[] = []
    const readings = words.map((_, at) => this.#readings(words, at))
    for (let at = 0; at < words.length; at++) {
      for (const reading of readings[at] ?? []) {
        for (const phrase of this.#byFirstKey.get(reading.key) ?? []) {
          const last = matchFrom(phrase.keys, 1, reading.last + 1, readings)
          if (last >= 0) spans.push(span(phrase, at, last, reading.prefix, false))
        }
        for (const phrase of this.#byAnyKey.get(reading.key) ?? []) {
          const last = this.#elsewhere(phrase, reading, readings)
          if (last >= 0) spans.push(span(phrase, at, reading.last, reading.prefix, true))
        }
      }
    }
    return spans
  }

  // A short phrase interrupted by other words: "Pflegefachkraft für unsere neue Dialyse".
  #elsewhere(phrase: Phrase<T>, reading: Reading, readings: Reading[][]): number {
    const wanted = phrase.keys[1]
    for (let at = 0; at < readings.length; at++) {
      if (at === reading.last + 1 || at === reading.last) continue
      if (readings[at]?.some(other => other.key === wanted && other.prefix === '')) return at
    }
    return -1
  }

  #readings(words: readonly Word[], at: number): Reading[] {
    const word = words[at]
    if (!word) return []
    const readings: Reading[] = [
      { key: `=${word.raw}`, last: at, prefix: '' },
      { key: word.key, last: at, prefix: '' },
    ]
    const next = words[at + 1]
    if (next && next.gap === '-')
      readings.push({ key: wordKey(word.raw + next.raw), last: at + 1, prefix: '' })
    if (word.key.length >= 8 && !this.#heads.has(word.key)) {
      for (let cut = 2; cut <= word.key.length - 4; cut++) {
        const key = word.key.slice(cut)
        if (!this.#heads.has(key)) continue
        readings.push({ key, last: at, prefix: word.key.slice(0, cut) })
        break
      }
    }
    return readings
  }
}

function matchFrom(keys: readonly string[], keyAt: number, wordAt: number, readings: Reading[][]): number {
  const key = keys[keyAt]
  if (key === undefined) return wordAt - 1
  const previous = keys[keyAt - 1]
  for (const reading of readings[wordAt] ?? []) {
    if (reading.key === key) {
      const last = matchFrom(keys, keyAt + 1, reading.last + 1, readings)
      if (last >= 0) return last
    }
    // "Fachfrau/Fachmann Gesundheit": a repeated word counts once.
    if (reading.key === previous && reading.prefix === '') {
      const last = matchFrom(keys, keyAt, reading.last + 1, readings)
      if (last >= 0) return last
    }
  }
  return -1
}

function span<T>(
  phrase: Phrase<T>,
  first: number,
  last: number,
  prefix: string,
  isScattered: boolean,
): Span<T> {
  const keyLength = phrase.keys.reduce((sum, key) => sum + key.length - (phrase.isExact ? 1 : 0), 0)
  return { value: phrase.value, first, last, keyLength, prefix, isScattered }
}

function distinctNeighbours(words: Word[]): Word[] {
  return words.filter((word, at) => words[at - 1]?.key !== word.key)
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
