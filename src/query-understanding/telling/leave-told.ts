import { isRatherWord } from '../doubtful-places.ts'
import { isCount } from '../numbers.ts'
import { amountAt } from '../read-amounts.ts'
import { isHouse } from '../read-place.ts'
import { sayingAt } from '../read-sayings.ts'
import { add, note, placeOf, type Reader, readerOf } from '../reader.ts'
import { type Clause, clausesOf, mainWishes, wishing } from './clauses.ts'
import { leaveSpans } from './told-spans.ts'
import { hasTitle, titleEndAt } from './told-titles.ts'
import {
  atHome,
  being,
  bound,
  doing,
  experienced,
  family,
  ofChildren,
  others,
  past,
  possessives,
  reasons,
  searching,
  tellers,
  training,
  wishes,
  worked,
} from './told-words.ts'

type Kind = 'wish' | 'told' | 'open'

/**
 * A text without what somebody only tells: what one was ("war 20 Jahre in der Gastro"), what another is ("mein Mann ist Koch"), why
 * ("weil ich Kinder habe"), where one comes from. What somebody is by profession stays where nothing else is said to be looked for.
 */
export function leaveTold(reader: Reader): Reader {
  if (reader.words.length < fewestWords) return reader
  const { isTelling } = reader
  const known = reader.parts.length
  const clauses = isTelling ? clausesOf(reader) : []
  const kinds = clauses.map(clause => kindOf(reader, clause))
  for (const [at, clause] of clauses.entries()) {
    if (!endsWhatWas(reader, clause)) continue
    kinds[at] = 'told'
    if (at > 0) kinds[at - 1] = 'told'
  }
  const isNamed = clauses.some((clause, at) => kinds[at] !== 'told' && hasTitle(reader, clause))
  const isPlaced =
    kinds.includes('told') && clauses.some((clause, at) => kinds[at] !== 'told' && hasPlace(reader, clause))
  for (const [at, clause] of clauses.entries()) {
    if (kinds[at] === 'told') leaveClause(reader, clause, isNamed, !isPlaced)
    else {
      leaveSpans(reader, clause)
      if (isNamed && isAside(reader, clause, kinds[at]) && saysNothing(reader, clause))
        leaveClause(reader, clause, true)
    }
  }
  if (!isTelling) leaveSpans(reader, { from: 0, to: reader.words.length })
  reader.at = 0
  if (reader.parts.length === known) return reader
  reader.parts.sort((one, other) => one.from - other.from)
  let masked = ''
  for (const { from, to } of reader.parts)
    masked += reader.text.slice(masked.length, from) + ' '.repeat(to - from)
  return readerOf(masked + reader.text.slice(masked.length), reader.locale, reader.vocabulary, reader)
}

const fewestWords = 3

/** What a clause says, of which only the profession may be looked for. */
function leaveClause(reader: Reader, { from, to }: Clause, isNamed: boolean, keepsPlaces = false): void {
  const keys = reader.words.slice(from, to).map(({ key }) => key)
  const isBound = keys.some(key => bound.has(key)) && keys.some(key => atHome.has(key))
  for (let at = from; at < to; ) {
    const end = isNamed ? 0 : titleEndAt(reader, at)
    const kept = end > at ? end : keepsPlaces ? endOfMove(reader, at, to) : 0
    if (kept > at) {
      at = kept
      continue
    }
    takeTold(reader, at, isBound)
    at++
  }
}

/** "nach Lübeck gezogen", "mein Freund studiert in Marburg": where one then looks, when no other place is named. */
function endOfMove(reader: Reader, at: number, end: number): number {
  const { words } = reader
  if (!leadsToPlace.has(words[at]?.key ?? '')) return 0
  const place = placeOf(reader, at + 1)
  if (!place) return 0
  let next = at + 2
  while (next < end && (words[next]?.from ?? 0) < place.to) next++
  return next
}

const leadsToPlace = new Set(['in', 'nach', 'to', 'bei', 'near', 'nahe', 'z'])
const surelyTown = 20_000

function hasPlace(reader: Reader, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    if (endOfMove(reader, at, to) > 0) return true
    const word = reader.words[at]
    const isTown = word && !sayingAt(reader.words, at) && (placeOf(reader, at)?.population ?? 0) >= surelyTown
    if (isTown && !isRatherWord(word.key, reader.locale)) return true
  }
  return false
}

/** "Ich muss nachts bei den Kindern sein": who must be elsewhere then cannot work then. */
function takeTold(reader: Reader, at: number, isBound: boolean): void {
  if (isTaken(reader, at)) return
  const refusal = isBound ? sayingAt(reader.words, at)?.saying.refusal : undefined
  if (refusal === 'nights' || refusal === 'weekends') add(reader.filters.without, [refusal])
  reader.at = at
  note(reader, 1, refusal === 'nights' || refusal === 'weekends' ? 'without' : 'filler')
}

function isTaken({ words, parts }: Reader, at: number): boolean {
  const from = words[at]?.from ?? 0
  return parts.some(part => part.from <= from && from < part.to)
}

function kindOf(reader: Reader, clause: Clause): Kind {
  const { words } = reader
  const keys = words.slice(clause.from, clause.to).map(({ key }) => key)
  const has = (set: ReadonlySet<string>) => keys.some(key => set.has(key))
  const saysWhen = has(bound) || !hasFilter(reader, clause)
  if (has(ofChildren) && saysWhen && !has(mainWishes) && !hasTitle(reader, clause)) return 'told'
  if (has(family) && has(being) && has(bound) && !hasTitle(reader, clause)) return 'told'
  if (reasons.has(keys[0] ?? '') && !refuses(reader, clause)) return 'told'
  if (has(wishing) || refuses(reader, clause) || has(experienced)) return 'wish'
  if (isOfAnother(keys, reader) || isOfSomething(reader, clause)) return 'told'
  if (has(family) && isFamilyOnly(reader, clause)) return 'told'
  if (has(past) || keys.some((key, at) => wasOrBeen(keys, key, at))) return 'told'
  const isOfOneself = (has(family) || has(training)) && has(tellers)
  return isOfOneself && !hasTitle(reader, clause) ? 'told' : 'open'
}

/** "und möchte das nicht mehr", "kann das nicht mehr": what stands before it is over. */
function endsWhatWas(reader: Reader, clause: Clause): boolean {
  const keys = reader.words.slice(clause.from, clause.to).map(({ key }) => key)
  const at = keys.findIndex((key, index) => key === 'nicht' && keys[index + 1] === 'mehr')
  const isEnd = at > 0 && keys.length <= mostOfEnd && keys.slice(0, at).some(key => what.has(key))
  return isEnd && !refuses(reader, clause)
}

const mostOfEnd = 8
const what = new Set(['das', 'des', 'dat', 'es'])

function wasOrBeen(keys: readonly string[], key: string, at: number): boolean {
  const before = keys[at - 1] ?? ''
  if (key === 'was' || key === 'were') return before === 'i' || before === 'we'
  return worked.has(key) && (before === 'i' || before === 'have' || before === 'i’ve' || before === 'been')
}

const verb = /^(?:ist|is|sind|hat|has|are|wird|isch)$|.t$/

/** "mein Mann ist Koch", "er fährt nachts Lkw", but not "mein Wunsch ist eine Praxis". */
function isOfAnother(keys: readonly string[], { vocabulary }: Reader): boolean {
  const first = joins.has(keys[0] ?? '') ? 1 : 0
  const [subject = '', noun = '', ...more] = keys.slice(first)
  if (others.has(subject)) return keys.length > first + 1
  if (!possessives.has(subject) || wishes.has(noun)) return false
  return family.has(noun) || more.some(key => verb.test(key) && !vocabulary.isKnownWord(key))
}

/** "zwei Kinder", "Mutter von drei Kindern" */
function isFamilyOnly({ words, isTelling }: Reader, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    const word = words[at]
    if (!word || family.has(word.key) || isCount(word) || sayingAt(words, at)?.saying.role) continue
    return false
  }
  return isTelling
}

/** "Der Chef hat die Praxis zugemacht", but not "die Stelle ist unbefristet" */
function isOfSomething(reader: Reader, { from, to }: Clause): boolean {
  const { words } = reader
  const noun = words[from + 1]
  if (!noun || sayingAt(words, from)?.saying.role !== 'article' || sayingAt(words, from + 1)) return false
  if (!words.slice(from + 2, to).some(({ key }) => doing.has(key))) return false
  return !hasTitle(reader, { from, to })
}

const joins = new Set(['und', 'and', 'aber', 'but', 'denn', 'jetzt', 'da', 'owa', 'aba'])

/** Whether something that can be refused is, or a saying that refuses by itself stands here. */
function refuses(reader: Reader, { from, to }: Clause): boolean {
  let isNegated = false
  let isRefusable = false
  for (let at = from; at < to; at++) {
    const saying = sayingAt(reader.words, at)?.saying
    if (saying?.without) return true
    if (saying?.role === 'negation' || saying?.role === 'impossible') isNegated = true
    if (saying?.refusal || saying?.opposite) isRefusable = true
  }
  return isNegated && isRefusable
}

/** Who says what they search for names it. */
function isAside({ words }: Reader, { from, to }: Clause, kind: Kind | undefined): boolean {
  return kind === 'open' || !words.slice(from, to).some(({ key }) => searching.has(key))
}

function hasFilter(reader: Reader, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    const saying = sayingAt(reader.words, at)?.saying
    if (saying && !saying.role) return true
  }
  return false
}

/** "Rücken kaputt", "hab kein Auto": nothing of the trade, no filter, no place and no number that says something. */
function saysNothing(reader: Reader, { from, to }: Clause): boolean {
  let isTold = false
  const isOwn = reader.words.slice(from, to).some(({ key }) => ownVerbs.has(key))
  let isSomething = false
  const isCapital = reader.words.some(({ raw }, at) => titleEndAt(reader, at) > 0 && capital.test(raw))
  const isNamedSelf = reader.words.slice(from, to).some(({ key }) => namesSelf.has(key))
  for (let at = from; at < to; at++) {
    const word = reader.words[at]
    if (!word) return false
    if (isTaken(reader, at)) continue
    if (amountAt(reader.words, at, reader.text)) return false
    const said = sayingAt(reader.words, at)
    const role = said?.saying.role
    if (said && (!role || saysMore.has(role))) return false
    if (role === 'near' && !sayingAt(reader.words, at + 1) && !isTaken(reader, at + 1)) return false
    if (tellers.has(word.key) || role === 'negation') isTold = true
    if (said) continue
    // "will mit Kindern arbeiten"
    if (family.has(word.key) && reader.words[at - 1]?.key === 'mit') return false
    if (titleEndAt(reader, at) > 0 || isHouse(word.key)) return false
    if (!isOwn && reader.vocabulary.isKnownWord(word.key)) return false
    if (placeOf(reader, at)) return false
    isSomething = true
    if (!capital.test(word.raw)) isTold = true
    // "bin Waldpädagogin" may be what is looked for, "bin wieder fit" is not.
    if (isNamedSelf && (!isCapital || capital.test(word.raw))) return false
  }
  return isTold && isSomething
}

const ownVerbs = new Set(['kann', 'hab', 'habe', 'muss', 'have', 'can', 'mag'])
const capital = /^\p{Lu}/u
const namesSelf = new Set(['bin', 'als', 'am'])
const saysMore: ReadonlySet<string> = new Set(['start', 'impossible', 'free', 'fine'])
