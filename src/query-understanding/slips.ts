import { editDistance } from '../search/typo.ts'

type Entry<Value> = { key: string; letters: number; value: Value }

/** Words, in the order in which they are preferred, to look up those that a misspelt word may have been meant to be. */
export type SlipIndex<Value> = Map<string, Entry<Value>[]>

const twoSlipsFrom = 9

/** By the first letter, which is hardly ever the wrong one. */
export function slipIndex<Value>(words: Iterable<readonly [key: string, value: Value]>): SlipIndex<Value> {
  const index: SlipIndex<Value> = new Map()
  for (const [key, value] of words) {
    const entry = { key, letters: lettersOf(key), value }
    const known = index.get(key.charAt(0))
    if (known) known.push(entry)
    else index.set(key.charAt(0), [entry])
  }
  return index
}

/** The first with the fewest slips among those that `isWanted`: one wrong letter, two from nine letters on. */
export function likeliest<Value>(
  index: SlipIndex<Value>,
  key: string,
  isWanted: (value: Value) => boolean = () => true,
): Value | null {
  let most = key.length < twoSlipsFrom ? 1 : 2
  const letters = lettersOf(key)
  let best: Value | null = null
  for (const entry of index.get(key.charAt(0)) ?? []) {
    if (Math.abs(entry.key.length - key.length) > most || differing(letters, entry.letters) > 2 * most)
      continue
    if (!isWanted(entry.value)) continue
    const slips = editDistance(key, entry.key, most)
    if (slips > most) continue
    if (slips <= 1) return entry.value
    best = entry.value
    most = slips - 1
  }
  return best
}

/** One bit a letter: a wrong letter changes two at most, so that most words need not be compared. */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

function differing(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; count++) bits &= bits - 1
  return count
}
