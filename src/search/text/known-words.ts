import { remember } from '../../basics/remember.ts'

/** A word list that can be searched by prefix, suffix or similarity; results are in the order of the list. */
export type KnownWords = {
  beginningWith(part: string): string[]
  endingWith(part: string): string[]
  /**
   * The closest with the same first letter, within one wrong letter or, from eight letters on, two; of a long word that has none the one
   * with another first letter and one more slip. Null without one.
   */
  nearest(word: string): string | null
}

const indexed = new WeakMap<ReadonlySet<string>, KnownWords>()

/** Built once per list: scanning all words for each word of each query would cost more than the search itself. */
export function knownWords(words: ReadonlySet<string>): KnownWords {
  let known = indexed.get(words)
  if (!known) {
    known = indexWords([...words])
    indexed.set(words, known)
  }
  return known
}

function indexWords(words: readonly string[]): KnownWords {
  const forward = sortedNumbers(words)
  const turned = words.map(backwards)
  const backward = sortedNumbers(turned)
  const buckets = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    const key = bucketOf(word, word.length)
    const bucket = buckets.get(key)
    if (bucket) bucket.push(number)
    else buckets.set(key, [number])
  }
  const letters = Int32Array.from(words, letterSet)
  const pick = (numbers: number[]) => numbers.sort((a, b) => a - b).map(number => words[number] ?? '')
  return {
    beginningWith: part => pick(withBeginning(words, forward, part)),
    endingWith: part => pick(withBeginning(turned, backward, backwards(part))),
    nearest: remember(rememberedWords, word => {
      const most = word.length >= 8 ? 2 : 1
      const own = letterSet(word)
      let best = -1
      let least = most + 1
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const number of buckets.get(bucketOf(word, length)) ?? []) {
          // Replacing a letter changes the letter set by at most two bits.
          if (bits(own ^ (letters[number] ?? 0)) > 2 * most) continue
          const distance = editDistance(word, words[number] ?? '', most)
          if (distance < least || (distance === least && distance <= most && number < best)) {
            best = number
            least = distance
          }
        }
      }
      if (best < 0 && word.length >= wrongFirstFrom) best = withOtherFirst(word, words, buckets)
      return best < 0 ? null : (words[best] ?? null)
    }),
  }
}

const rememberedWords = 5_000
const wrongFirstFrom = 12

/** "lranlenschwester": the number of the first word that is the same behind its first letter, but for one slip; -1 without one. */
function withOtherFirst(
  word: string,
  words: readonly string[],
  buckets: ReadonlyMap<string, readonly number[]>,
): number {
  const rest = word.slice(1)
  const own = letterSet(rest)
  let best = -1
  for (const [key, numbers] of buckets) {
    if (key.slice(1) !== String(word.length)) continue
    for (const number of numbers) {
      const other = (words[number] ?? '').slice(1)
      if ((best >= 0 && number > best) || bits(own ^ letterSet(other)) > 2) continue
      if (editDistance(rest, other, 1) <= 1) best = number
    }
  }
  return best
}

function sortedNumbers(words: readonly string[]): number[] {
  return [...words.keys()].sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
}

/** Words with a common prefix are adjacent in the sorted list. */
function withBeginning(words: readonly string[], sorted: readonly number[], part: string): number[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[sorted[middle] ?? 0] ?? '') < part) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < sorted.length; at++) {
    const number = sorted[at] ?? 0
    if (!words[number]?.startsWith(part)) break
    found.push(number)
  }
  return found
}

function backwards(word: string): string {
  return [...word].reverse().join('')
}

function bucketOf(word: string, length: number): string {
  return word.charAt(0) + length
}

function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

const longest = 64
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/** Damerau-Levenshtein distance (adjacent swaps count once); `most + 1` for anything above `most`, and for long words. */
function editDistance(one: string, other: string, most: number): number {
  if (one.length > longest || other.length > longest) return most + 1
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    current[0] = row
    let least = row
    const letter = one.charCodeAt(row - 1)
    const before = row > 1 ? one.charCodeAt(row - 2) : -1
    for (let column = 1; column <= other.length; column++) {
      const facing = other.charCodeAt(column - 1)
      // All reads are within the row, which is as long as the longest word.
      let distance = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (letter === facing ? 0 : 1),
      )
      if (column > 1 && before === facing && letter === other.charCodeAt(column - 2)) {
        distance = Math.min(distance, (beforeLast[column - 2] as number) + 1)
      }
      current[column] = distance
      if (distance < least) least = distance
    }
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(most + 1, last[other.length] as number)
}
