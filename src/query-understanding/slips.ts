import { editDistance } from '../search/typo.ts'

type Entry<Value> = { key: string; value: Value }
/** What rules out most of the entries at the same index lies together: it is all that is read of them. */
type Entries<Value> = { entries: Entry<Value>[]; letters: Int32Array; lengths: Uint8Array }

/** Words, in the order in which they are preferred, to look up those that a misspelt word may have been meant to be. */
export type SlipIndex<Value> = Map<string, Entries<Value>>

const twoSlipsFrom = 9

/** By the first letter, which is hardly ever the wrong one. */
export function slipIndex<Value>(words: Iterable<readonly [key: string, value: Value]>): SlipIndex<Value> {
  const byLetter = Map.groupBy(
    Array.from(words, ([key, value]): Entry<Value> => ({ key, value })),
    ({ key }) => key.charAt(0),
  )
  const packed = [...byLetter].map(([first, entries]): [string, Entries<Value>] => {
    const letters = Int32Array.from(entries, ({ key }) => lettersOf(key))
    return [first, { entries, letters, lengths: Uint8Array.from(entries, ({ key }) => key.length) }]
  })
  return new Map(packed)
}

/** The first with the fewest slips among those that `isWanted`: one wrong letter, two from nine letters on. */
export function likeliest<Value>(
  index: SlipIndex<Value>,
  key: string,
  isWanted: (value: Value) => boolean = () => true,
): Value | null {
  let most = key.length < twoSlipsFrom ? 1 : 2
  const ownLetters = lettersOf(key)
  let best: Value | null = null
  const known = index.get(key.charAt(0))
  if (!known) return null
  const { entries, letters, lengths } = known
  for (let at = 0; at < lengths.length; at++) {
    if (Math.abs((lengths[at] as number) - key.length) > most) continue // within bounds by the loop, as below
    if (differing(ownLetters, letters[at] as number) > 2 * most) continue
    const entry = entries[at] as Entry<Value>
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
