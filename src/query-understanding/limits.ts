import type { QueryWord } from './query-words.ts'

const below = new Set(['unter', 'weniger', 'below', 'under', 'less'])
const above = new Set(['mehr', 'uber', 'more', 'over', 'above'])

/** What "unter 3.200 fange ich nicht an" begins with. */
export const isBelow = (word: QueryWord | undefined) => word !== undefined && below.has(word.key)
/** What "mehr als 25 Stunden schaffe ich nicht" begins with. */
export const isAbove = (word: QueryWord | undefined) => word !== undefined && above.has(word.key)

const farthest = 6
const negation = /^(?:nicht|nix|nichts|nie|ned|net|nid|nod|not|won’t|wont|don’t|nein|kein|keine|keinen)$/
const verbsBehind = new Set(['an', 'mehr', 'auf', 'um', 'in', 'frage', 'arbeiten', 'wechseln', 'raus', 'los'])

/** Where a refusal of what is below or above an amount ends: "unter 3.200 wechsel ich nicht"; 0 where none does. */
export function refusedEnd(words: readonly QueryWord[], start: number): number {
  for (let at = start; at < start + farthest; at++) {
    const word = words[at]
    if (!word || word.isNumber || (at > start && (words[at - 1]?.to ?? 0) + 1 < word.from)) return 0
    if (!negation.test(word.key)) continue
    let end = at + 1
    while (verbsBehind.has(words[end]?.key ?? '') && (words[end - 1]?.to ?? 0) + 1 === words[end]?.from) end++
    return end
  }
  return 0
}
