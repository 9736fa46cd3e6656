import { type Clause, clausesOf, wishing } from './clauses.ts'
import { isCount } from './numbers.ts'
import { amountAt } from './read-amounts.ts'
import { isHouse } from './read-place.ts'
import { sayingAt } from './read-sayings.ts'
import { note, type Reader, readerOf } from './reader.ts'
import { leaveSpans } from './told-spans.ts'
import {
  being,
  experience,
  family,
  ofChildren,
  others,
  past,
  possessives,
  reasons,
  tellers,
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
  const isTelling = reader.words.some(({ key }) => tellers.has(key))
  const clauses = isTelling ? clausesOf(reader) : []
  const kinds = clauses.map(clause => kindOf(reader, clause))
  const isNamed = clauses.some((clause, at) => kinds[at] !== 'told' && hasTitle(reader, clause))
  for (const [at, clause] of clauses.entries()) {
    if (kinds[at] === 'told') leaveClause(reader, clause, isNamed)
    else if (kinds[at] === 'open' && isNamed && saysNothing(reader, clause)) leaveClause(reader, clause, true)
    else leaveSpans(reader, clause)
  }
  if (!isTelling) leaveSpans(reader, { from: 0, to: reader.words.length })
  reader.at = 0
  if (reader.parts.length === 0) return reader
  let masked = ''
  for (const { from, to } of reader.parts)
    masked += reader.text.slice(masked.length, from) + ' '.repeat(to - from)
  return readerOf(masked + reader.text.slice(masked.length), reader.locale, reader.vocabulary, reader)
}

const fewestWords = 4

/** What a clause says, of which only the profession may be looked for. */
function leaveClause(reader: Reader, { from, to }: Clause, isNamed: boolean): void {
  for (let at = from; at < to; ) {
    const end = isNamed ? 0 : (reader.titleEnds[at] ?? 0)
    if (end > at) {
      at = end
      continue
    }
    reader.at = at
    note(reader, 1, 'filler')
    at++
  }
}

function kindOf(reader: Reader, clause: Clause): Kind {
  const { words } = reader
  const keys = words.slice(clause.from, clause.to).map(({ key }) => key)
  const has = (set: ReadonlySet<string>) => keys.some(key => set.has(key))
  if (has(ofChildren) && has(being) && !hasTitle(reader, clause)) return 'told'
  if (reasons.has(keys[0] ?? '') && !refuses(reader, clause)) return 'told'
  if (has(wishing) || refuses(reader, clause) || keys.some(key => experience.test(key))) return 'wish'
  if (isOfAnother(keys)) return 'told'
  if (has(past) || keys.some((key, at) => wasOrBeen(keys, key, at))) return 'told'
  return has(family) && has(tellers) && !hasTitle(reader, clause) ? 'told' : 'open'
}

function wasOrBeen(keys: readonly string[], key: string, at: number): boolean {
  const before = keys[at - 1] ?? ''
  if (key === 'was' || key === 'were') return before === 'i' || before === 'we'
  return worked.has(key) && (before === 'i' || before === 'have' || before === 'i’ve' || before === 'been')
}

const verb = /^(?:ist|is|sind|hat|has|are|wird|isch)$|.t$/

/** "mein Mann ist Koch", "er fährt nachts Lkw", but not "mein Wunsch ist eine Praxis". */
function isOfAnother(keys: readonly string[]): boolean {
  const first = joins.has(keys[0] ?? '') ? 1 : 0
  const [subject = '', noun = '', ...more] = keys.slice(first)
  if (others.has(subject)) return keys.length > first + 1
  if (!possessives.has(subject) || wishes.has(noun)) return false
  return family.has(noun) || more.some(key => verb.test(key))
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

function hasTitle({ titleEnds }: Reader, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (titleEnds[at]) return true
  return false
}

/** "Rücken kaputt", "hab kein Auto": nothing of the trade, no filter, no place and no number that says something. */
function saysNothing(reader: Reader, { from, to }: Clause): boolean {
  let isToldOf = false
  for (let at = from; at < to; at++) {
    const word = reader.words[at]
    const said = sayingAt(reader.words, at)
    const role = said?.saying.role
    if (!word || (said && !role) || role === 'start' || role === 'near' || role === 'impossible') return false
    if (word.key === 'bin' || word.key === 'als' || word.key === 'am') return false
    if (tellers.has(word.key) || role === 'negation') isToldOf = true
    if (said) continue
    if (reader.titleEnds[at] || reader.vocabulary.isKnownWord(word.key) || isHouse(word.key)) return false
    if (reader.places(word.from) || (isCount(word) && amountAt(reader.words, at, reader.text))) return false
    if (/^\p{Ll}/u.test(word.raw)) isToldOf = true
  }
  return isToldOf
}
