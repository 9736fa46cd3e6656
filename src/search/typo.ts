import type { TermDictionary } from './term-dictionary.ts'

export type Near = { term: number; distance: number }

/** A spelling must occur in this many titles and names to be offered as a correction. */
const seenAtLeast = 2
const mostCandidates = 20

/** Allowed wrong letters: none up to 3 letters (ZFA, MFA and ATA differ by one), one from 4, two from 8. */
function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The spellings at the smallest distance found, if within the allowed one; most frequent first. */
export function findNear(word: string, dictionary: TermDictionary): Near[] {
  const most = allowedTypos(word.length)
  if (most === 0) return []
  const letters = letterSet(word)
  const found: Near[] = []
  for (const term of dictionary.spellings()) {
    const spelling = dictionary.terms[term] ?? ''
    if (Math.abs(spelling.length - word.length) > most || dictionary.seen(term) < seenAtLeast) continue
    // Replacing a letter changes the letter set by at most two bits.
    if (spelling.length < 4 || bits(letters ^ letterSet(spelling)) > 2 * most) continue
    const distance = editDistance(word, spelling, most)
    if (distance > 0 && distance <= most) found.push({ term, distance })
  }
  const nearest = found.reduce((least, { distance }) => Math.min(least, distance), most)
  return found
    .filter(({ distance }) => distance === nearest)
    .sort((a, b) => dictionary.seen(b.term) - dictionary.seen(a.term) || a.term - b.term)
    .slice(0, mostCandidates)
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

/** Insertions, deletions, replacements and adjacent swaps; `most + 1` for anything above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(most + 1, last[other.length] ?? most + 1)
}
