import { isFineAt, mistypedSayingAt, sayingAt, wordSaying } from '../read-sayings.ts'
import { add, forget, keep, note, type Reader } from '../reader.ts'
import type { Saying, SayingAt } from '../saying.ts'
import { isRole, takeSaidOnly, takeUnrefusable } from './unrefusable.ts'

/**
 * Reads what a negation governs. A filter that cannot be refused is left out with it; before a word to search for, the negation is a word
 * as well.
 */
export function takeNegation(reader: Reader, length: number): void {
  if (takeUnrefusable(reader, length)) return
  const isAway = leaving.has(reader.words[reader.at]?.key ?? '')
  const { refused, end } = refusedFrom(reader, reader.at + length, isAway)
  if (refused.length > 0) {
    takeRefused(reader, refused, end)
    leaveAsideOthers(reader)
    return
  }
  if (takeSaidOnly(reader, length)) return
  keep(reader, length)
  takeRefusedWithWord(reader)
}

/** "Kann ich keine Nachtschichten machen": the verb before goes on to what is refused. Says whether it does. */
export function takeOpenRefusal(reader: Reader, length: number): boolean {
  const last = reader.words[reader.at + length - 1]
  if (!last?.key.startsWith('kein')) return false
  const { refused, end } = refusedFrom(reader, reader.at + length)
  if (refused.length > 0) takeRefused(reader, refused, end)
  return refused.length > 0
}

/** "ohne Überstunden und Nachtdienste": the second of two refusals, the first of which no filter can refuse. */
function takeRefusedWithWord(reader: Reader): void {
  const join = reader.at + 1
  if (!isWordOnly(reader, reader.at) || !isRole(reader, join, 'join')) return
  const { refused, end } = refusedFrom(reader, join)
  if (refused.length === 0 || !refused.every(({ refusal }) => refusal)) return
  keep(reader, 1)
  takeRefused(reader, refused, end)
}

/** "ohne Nachtdienste und Überstunden": the latter, which no filter can refuse, must not be searched for. */
function leaveAsideOthers(reader: Reader): void {
  if (isRole(reader, reader.at, 'join') && isWordOnly(reader, reader.at + 1)) note(reader, 2, 'filler')
}

/** A word that is neither one of the trade nor of the lexicon, and no place. */
function isWordOnly({ words, titleEnds, vocabulary, places }: Reader, at: number): boolean {
  const word = words[at]
  if (!word || word.isNumber || titleEnds[at] || vocabulary.isKnownWord(word.key)) return false
  return !sayingAt(words, at) && !places(word.from)
}

/** "lieber Praxis als Krankenhaus": what is compared with is refused. Says whether it was one. */
export function takeComparison(reader: Reader, length: number): boolean {
  const word = reader.words[reader.at]
  if (word?.key !== 'als' && word?.key !== 'than') return false
  const preferred = reader.words.findLastIndex(({ key }, at) => at < reader.at && preferring.has(key))
  if (preferred < 0 || (reader.before !== 'filter' && !isComparedWord(reader, preferred))) return false
  const { refused, end } = refusedFrom(reader, reader.at + length)
  const isSure = refused.length > 0 && refused.every(({ refusal, opposite }) => refusal || opposite)
  if (isSure) takeRefused(reader, refused, end)
  return isSure
}

/** "lieber Spitex als Spital", but not "lieber als Nachtwache" */
function isComparedWord({ words, at, before }: Reader, preferred: number): boolean {
  const last = at - 1
  return before === 'word' && last > preferred && !sayingAt(words, last)?.saying.role
}

const preferring = new Set(['lieber', 'eher', 'besser', 'rather', 'sooner'])

/** Who leaves one goes to the next: "weg von der Klinik und in eine Praxis". */
const leaving = new Set(['weg', 'raus', 'fort', 'away', 'out', 'leave', 'leaving'])

/** The filters from this word on that one negation governs, and where they end. */
export function refusedFrom(
  reader: Reader,
  from: number,
  isAway = false,
  isBehind = false,
): { refused: Saying[]; end: number } {
  const refused: Saying[] = []
  let end = from
  for (let at = from; at < reader.words.length; ) {
    if (refused.length > 0 && isAllowed(reader, at)) break
    const said = refusableAt(reader, at)
    if (!said) break
    if (isAway && refused.length > 0 && said.saying.role === 'near') break
    const last = refused.at(-1)
    if (last && (isOwnWish(reader, at, said) || isWishAfterAnd(reader, at, last))) break
    at += said.length
    if (said.saying.role) continue
    refused.push(said.saying)
    end = at
    if (!goesOn(reader, at) || isWishAfterComma(reader, at, said.saying, isBehind)) break
  }
  return { refused, end }
}

export function takeRefused(reader: Reader, refused: readonly Saying[], end: number): void {
  for (const saying of refused) refuse(reader, saying)
  const isRefusal = refused.some(({ refusal }) => refusal)
  const opposite = refused.find(saying => saying.opposite)?.opposite
  note(reader, end - reader.at, isRefusal ? 'without' : (opposite?.name ?? 'filler'))
  reader.before = 'refusal'
  forget(reader)
}

function refuse(reader: Reader, { refusal, opposite }: Saying): void {
  if (refusal) add(reader.filters.without, [refusal])
  else if (opposite) add(reader.filters[opposite.name], opposite.values)
}

const between = new Set(['filler', 'tail', 'little', 'article', 'near', 'preposition', 'join'])

/** A filter, which no negation may ask for, or a word that only stands between the two. */
function refusableAt(reader: Reader, at: number): SayingAt | null {
  const said =
    sayingAt(reader.words, at) ??
    endOfCompoundAt(reader, at) ??
    mistypedAt(reader, at) ??
    adjectiveAt(reader, at)
  if (!said) return null
  const { filter, refusal, opposite, role } = said.saying
  return filter || refusal || opposite || (role && between.has(role)) ? said : null
}

/** "ohne Kreißsaalnächte", "keine OP-Rufdienste": what a compound ends with is refused. */
function endOfCompoundAt({ words, titleEnds }: Reader, at: number): SayingAt | null {
  const key = words[at]?.key ?? ''
  const end = titleEnds[at] ? null : refusableEnd.exec(key)
  const saying = end && wordSaying(end[0])
  return saying?.refusal ? { saying, length: 1 } : null
}

const refusableEnd =
  /(?<=.{4})(?<!weih|fast|walpurgis)(?:nachte?n?|nachtdienste?n?|nachtschicht(?:en)?|wochenend(?:en?|dienste?n?)|rufdienste?n?|rufbereitschaft(?:en)?|bereitschaftsdienste?n?|schichtdienste?n?|pikettdienste?n?)$/

/** "keine nervigen Nachtdienste": a word before what is refused that says how it is. */
function adjectiveAt(reader: Reader, at: number): SayingAt | null {
  const raw = reader.words[at]?.raw ?? ''
  if (!adjective.test(raw) || !isWordOnly(reader, at)) return null
  const next = sayingAt(reader.words, at + 1)?.saying
  return next?.refusal ? { saying: { role: 'filler' }, length: 1 } : null
}

const adjective = /^\p{Ll}{3,}(?:e[nrsm]?|i)$/u

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

/**
 * "ohne Leasing, unbefristet" and "kein Wochenende, Praxis": what can only be refused by its opposite, and a house after duties, is rather
 * wished for after a comma than refused with the rest. "im MVZ, samstags will ich nicht" and
 * "Vollzeit, nachts geht nicht" refuse the latter alone.
 */
function isWishAfterComma(reader: Reader, at: number, last: Saying, isBehind: boolean): boolean {
  const [before, next] = [reader.words[at - 1], reader.words[at]]
  if (!before || !next || !reader.text.slice(before.to, next.from).includes(',')) return false
  const own = reader.words.findIndex((_, index) => index >= at && !leadsToOwn(reader, index))
  const saying = sayingAt(reader.words, own)?.saying
  if (!saying || saying.role) return false
  const isOther = isHouseSaying(last) ? !isHouseSaying(saying) : !last.refusal && Boolean(saying.refusal)
  if (isBehind ? isOther : isHouseSaying(saying) && isDuty(last)) return true
  return own === at && !saying.refusal
}

/** "kein Wochenende, im Pflegeheim": what stands before a house, but no "und". */
function leadsToOwn({ words }: Reader, at: number): boolean {
  const role = sayingAt(words, at)?.saying.role
  return role !== undefined && role !== 'join' && between.has(role)
}

const isHouseSaying = ({ filter }: Saying): boolean => filter?.name === 'employerType'
const isDuty = ({ refusal, filter }: Saying): boolean =>
  refusal !== undefined && refusal !== 'agencies' && filter?.name !== 'employerType'

/** "ohne Wochenenddienst und am liebsten in Teilzeit", "ohne Leasing und unbefristet": nobody refuses the latter with other things. */
function isOwnWish({ words }: Reader, at: number, { saying, length }: SayingAt): boolean {
  const isPermanent = saying.filter?.values.includes('permanent') ?? false
  return isPermanent || words.slice(at, at + length).some(({ key }) => preferences.has(key))
}

const times = new Set(['full-time', 'part-time'])

/**
 * "ohne Nacht und in Teilzeit", "keine Dienste und in einer Praxis": how much somebody works, and a house behind a preposition, are wished
 * for beside duties that are refused. "Nicht nachts und am Wochenende" refuses both.
 */
function isWishAfterAnd(reader: Reader, at: number, last: Saying): boolean {
  if (!isDuty(last) || !isRole(reader, at - 1, 'join')) return false
  const own = reader.words.findIndex((_, index) => index >= at && !leadsToOwn(reader, index))
  const saying = sayingAt(reader.words, own)?.saying
  if (!saying || saying.role) return false
  const isTime = saying.filter?.values.every(value => times.has(value)) ?? false
  return isTime || (own > at && isHouseSaying(saying))
}

const preferences = new Set(
  'liebsten lieber besten gern gerne bevorzugt vorzugsweise moglichst ideal idealerweise preferably rather ideally best'.split(
    ' ',
  ),
)

/** "keine Nacht, Wochenende ok": what is allowed afterwards is not refused. */
function isAllowed(reader: Reader, at: number): boolean {
  const said = sayingAt(reader.words, at)
  return said !== null && !said.saying.role && isFineAt(reader.words, at + said.length)
}
