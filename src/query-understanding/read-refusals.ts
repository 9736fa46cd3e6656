import { acceptPlace } from './read-place.ts'
import { mistypedSayingAt, type SayingAt, sayingAt } from './read-sayings.ts'
import { tariffFrom } from './read-tariff.ts'
import { add, forget, keep, note, type Reader } from './reader.ts'
import type { Saying } from './saying.ts'

/**
 * Reads what a negation governs. A filter that cannot be refused is left out with it; before a word to search for, the negation is a word
 * as well.
 */
export function takeNegation(reader: Reader, length: number): void {
  if (takeRefusedPlace(reader, length) || takeRefusedTariff(reader, length)) return
  const start = reader.at
  const refused: Saying[] = []
  let at = start + length
  let open = at
  while (at < reader.words.length) {
    if (refused.length > 0 && isAllowed(reader, at)) break
    const said = refusableAt(reader, at)
    if (!said) break
    at += said.length
    if (said.saying.role) continue
    refused.push(said.saying)
    open = at
    if (!goesOn(reader, at)) break
  }
  const [first] = refused
  if (!first) {
    keep(reader, length)
    return
  }
  for (const saying of refused) refuse(reader, saying)
  const isRefusal = refused.some(({ refusal }) => refusal)
  note(reader, open - start, isRefusal ? 'without' : (first.opposite?.name ?? 'filler'))
  reader.before = 'refusal'
  forget(reader)
}

/** "nicht in Berlin oder Potsdam": no search can leave a place out, but it must not become the place of this one. */
function takeRefusedPlace(reader: Reader, length: number): boolean {
  const start = reader.at
  let end = start
  for (let at = start + length; ; ) {
    while (isRole(reader, at, 'near')) at++
    const place = placeAt(reader, at)
    if (place === 0) break
    at += place
    end = at
    if (!isRole(reader, at, 'join')) break
    at++
  }
  reader.at = start
  forget(reader)
  if (end === start) return false
  note(reader, end - start, 'other-place')
  reader.before = 'refusal'
  return true
}

/** "nicht nach TVöD": no search can refuse an agreement, but it must not ask for it. */
function takeRefusedTariff(reader: Reader, length: number): boolean {
  const tariff = tariffFrom(reader, reader.at + length)
  if (!tariff) return false
  note(reader, length + tariff.length, 'filler')
  reader.before = 'refusal'
  forget(reader)
  return true
}

function placeAt(reader: Reader, at: number): number {
  if (at >= reader.words.length || sayingAt(reader.words, at)) return 0
  reader.at = at
  reader.leadsTo = 'place'
  return acceptPlace(reader)?.length ?? 0
}

function isRole(reader: Reader, at: number, role: 'near' | 'join'): boolean {
  return sayingAt(reader.words, at)?.saying.role === role
}

function refuse(reader: Reader, { refusal, opposite }: Saying): void {
  if (refusal) add(reader.filters.without, [refusal])
  else if (opposite) add(reader.filters[opposite.name], opposite.values)
}

const between = new Set(['filler', 'tail', 'little', 'article', 'near', 'preposition', 'join'])

/** A filter, which no negation may ask for, or a word that only stands between the two. */
function refusableAt(reader: Reader, at: number): SayingAt | null {
  const said = sayingAt(reader.words, at) ?? mistypedAt(reader, at)
  if (!said) return null
  const { filter, refusal, opposite, role } = said.saying
  return filter || refusal || opposite || (role && between.has(role)) ? said : null
}

function mistypedAt(reader: Reader, at: number): SayingAt | null {
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
function isAllowed(reader: Reader, at: number): boolean {
  const said = sayingAt(reader.words, at)
  if (!said || said.saying.role) return false
  return sayingAt(reader.words, at + said.length)?.saying.role === 'fine'
}
