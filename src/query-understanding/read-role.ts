import type { Saying } from './lexicon.ts'
import { amountAt } from './read-amounts.ts'
import { sayingAt } from './read-sayings.ts'
import { keep, note, type Reader } from './reader.ts'

/** "Anästhesie und Intensiv": what joins two words that stay stays with them. */
function isBetweenWords(reader: Reader, length: number): boolean {
  const next = reader.words[reader.at + length]
  if (reader.before !== 'word' || !next) return false
  const at = reader.at + length
  const isOther =
    sayingAt(reader.words, at) ?? reader.places(next.from) ?? amountAt(reader.words, at, reader.text)
  return (reader.titleEnds[at] ?? 0) > 0 || !isOther
}

/** Words that hold a sentence together: they become nothing, and change how the next word is read. */
export function takeRole(reader: Reader, role: NonNullable<Saying['role']>, length: number): void {
  if (role === 'join' && isBetweenWords(reader, length)) {
    keep(reader, length)
    return
  }
  const wasOnly = reader.isAfterOnly
  note(reader, length, role === 'start' ? 'start' : 'filler')
  // "gerne Wochenende" allows it, too.
  if (role === 'but' || role === 'fine') reader.isAfterBut = true
  if (role === 'only') reader.isAfterOnly = true
  else if (role !== 'preposition' && role !== 'filler') reader.isAfterOnly = wasOnly && role === 'join'
  // "in der Stadt Essen": what stands between does not part the two.
  if (role === 'preposition') reader.isAfterPreposition = true
  else if (role !== 'filler') reader.isAfterPreposition = false
}
