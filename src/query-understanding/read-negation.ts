import type { Saying } from './lexicon.ts'
import { mistypedSayingAt, sayingAt } from './read-sayings.ts'
import { add, forget, keep, note, type Reader } from './reader.ts'

/** Reads what a negation governs; where it governs nothing that can be refused, it stays among the words. */
export function takeNegation(reader: Reader, length: number): void {
  const start = reader.at
  const refused: { at: number; length: number; saying: Saying }[] = []
  let at = start + length
  let open = at
  while (at < reader.words.length) {
    if (refused.length > 0 && startsAnew(reader, open, at)) break
    const said = refusableAt(reader, at)
    if (!said) break
    if (said.saying.role) {
      at += said.length
      continue
    }
    refused.push({ at, ...said })
    at += said.length
    open = at
    if (!goesOn(reader, at)) break
  }
  if (refused.length === 0) {
    keep(reader, length)
    return
  }
  for (const { saying } of refused) refuse(reader, saying)
  note(
    reader,
    open - start,
    refused.some(({ saying }) => saying.refusal)
      ? 'without'
      : (refused[0]?.saying.opposite?.name ?? 'without'),
  )
  reader.before = 'refusal'
  forget(reader)
}

function refuse(reader: Reader, { refusal, opposite }: Saying): void {
  if (refusal) add(reader.filters.without, [refusal])
  else if (opposite) add(reader.filters[opposite.name], opposite.values)
}

/** A word that can be refused, or one that only stands between the negation and it. */
function refusableAt(reader: Reader, at: number): { saying: Saying; length: number } | null {
  const said = sayingAt(reader.words, at) ?? mistypedAt(reader, at)
  if (!said) return null
  const { refusal, opposite, role } = said.saying
  if (refusal || opposite) return said
  return role === 'filler' || role === 'preposition' || role === 'join' ? said : null
}

function mistypedAt(reader: Reader, at: number): { saying: Saying; length: number } | null {
  const word = reader.words[at]
  const saying = word && !reader.vocabulary.isKnownWord(word.key) ? mistypedSayingAt(word) : null
  return saying && { saying, length: 1 }
}

/** Whether a list goes on: "Nacht und Wochenende", "Nacht-/Wochenenddienst", "Nacht, Wochenende". */
function goesOn(reader: Reader, at: number): boolean {
  const [before, next] = [reader.words[at - 1], reader.words[at]]
  if (!before || !next) return false
  const gap = reader.text.slice(before.to, next.from)
  return /[,/]/.test(gap) || sayingAt(reader.words, at)?.saying.role === 'join'
}

/** "keine Nacht, Wochenende ok": what is allowed afterwards is not refused. */
function startsAnew(reader: Reader, _open: number, at: number): boolean {
  const said = sayingAt(reader.words, at)
  if (!said || said.saying.role) return false
  return sayingAt(reader.words, at + said.length)?.saying.role === 'fine'
}
