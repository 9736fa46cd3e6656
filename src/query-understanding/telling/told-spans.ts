import { isCount } from '../numbers.ts'
import { amountAt } from '../read-amounts.ts'
import { sayingAt } from '../read-sayings.ts'
import { tariffFrom } from '../read-tariff.ts'
import { note, type Reader } from '../reader.ts'
import type { Clause } from './clauses.ts'
import { titleEndAt } from './told-titles.ts'
import {
  abroad,
  articles,
  behindAge,
  counted,
  events,
  experience,
  family,
  forReasons,
  leadsToAge,
  manyOf,
  origins,
  possessives,
  relatives,
  saying,
  spans,
  training,
  yearsOfTraining,
} from './told-words.ts'

/** Takes out what within a clause is only told: an age, where one comes from, how long something lasted and why it is so. */
export function leaveSpans(reader: Reader, clause: Clause): void {
  for (let at = clause.from; at < clause.to; ) {
    const key = reader.words[at]?.key ?? ''
    const length =
      (origins.has(key) && originAt(reader, at)) ||
      (forReasons.has(key) && reasonAt(reader, at, clause.to)) ||
      (spans.has(key) && (durationAt(reader, at, clause.to) || eventAt(reader, at, clause.to))) ||
      ((key === 'im' || key === 'in') && (yearOfTrainingAt(reader, at) || leaveOfAbsenceAt(reader, at))) ||
      (key === 'mit' && lengthOfTrainingAt(reader, at)) ||
      (relatives.has(key) && isBesideOnly(reader, at) && 1) ||
      (reader.words[at]?.isNumber && ageAt(reader, at, clause)) ||
      (possessives.has(key) && saying.has(reader.words[at + 2]?.key ?? '') ? 2 : 0) ||
      (ordinal.test(key) && yearsOfTraining.has(reader.words[at + 1]?.key ?? '') ? 2 : 0) ||
      (key === 'with' && degreeAt(reader, at)) ||
      (key === 'a' || key === 'an' ? nationAt(reader, at) : 0) ||
      (levels.has(key) && levelAt(reader, at)) ||
      (experience.test(key) && placeOfExperienceAt(reader, at)) ||
      ((key === 'von' || key === 'from') && startOfMoveAt(reader, at, clause.to)) ||
      0
    if (length > 0) {
      reader.at = at
      note(reader, length, key === 'von' || key === 'from' ? 'other-place' : 'filler')
    }
    at += Math.max(1, length)
  }
}

/** "aus den Philippinen", "from India" */
function originAt({ words, vocabulary, places }: Reader, at: number): number {
  const named = words[at + 1]
  const isForeign = named && /^\p{Lu}\p{Ll}/u.test(named.raw) && !vocabulary.isKnownWord(named.key)
  if (words[at]?.key === 'from' && isForeign && !sayingAt(words, at + 1) && !places(named.from)) return 2
  const skipped = articles.has(words[at + 1]?.key ?? '') ? 1 : 0
  return abroad.has(words[at + 1 + skipped]?.key ?? '') ? 2 + skipped : 0
}

/** "wegen der Schule", "wegen meiner kleinen Tochter" */
function reasonAt(reader: Reader, start: number, end: number): number {
  const { words, titleEnds, places } = reader
  let at = start + 1
  while (at < end && articles.has(words[at]?.key ?? '')) at++
  for (let nouns = 0; at < end && nouns < 2; nouns++, at++) {
    const word = words[at]
    const said = sayingAt(words, at)?.saying
    if (!word || places(word.from) || word.isNumber) break
    if (nouns > 0 && (titleEnds[at] || (said && said.role !== 'filler'))) break
    if (/^\p{Lu}/u.test(word.raw)) return at + 1 - start
  }
  return at > start + 1 ? at - start : 0
}

/** "nach 20 Jahren im Krankenhaus", "seit 30 Jahren", "after six years in Dubai": what is told by it goes to the next noun. */
function durationAt(reader: Reader, start: number, end: number): number {
  const { words } = reader
  let at = start + 1
  if (!isCount(words[at]) && !manyOf.has(words[at]?.key ?? '')) return 0
  while (at < end && (isCount(words[at]) || manyOf.has(words[at]?.key ?? ''))) at++
  if (!counted.has(words[at]?.key ?? '')) return 0
  at++
  const first = words[start]?.key
  return (first === 'nach' || first === 'after' ? endOfStay(reader, at, end) : at) - start
}

function endOfStay(reader: Reader, start: number, end: number): number {
  const { words } = reader
  let at = start
  if (words[at]?.key === 'als') return start
  while (at < end && isBetween(sayingAt(words, at)?.saying.role)) at++
  if (at >= end || words[at]?.isNumber || (titleEndAt(reader, at) > 0 && !isTitleBeside(reader, at)))
    return start
  at += sayingAt(words, at)?.length ?? 1
  while (at < end && isToldWord(reader, at)) at++
  return at
}

/** "PTA, nach 12 Jahren Apotheke": another is named. */
const isTitleBeside = ({ titleEnds }: Reader, at: number) =>
  titleEnds.some((end, other) => end > 0 && other < at)

const between = new Set(['near', 'preposition', 'article', 'little'])
const isBetween = (role: string | undefined) => role !== undefined && between.has(role)

function isToldWord({ words, titleEnds, places, vocabulary }: Reader, at: number): boolean {
  const word = words[at]
  if (!word || titleEnds[at] || word.isNumber || vocabulary.isKnownWord(word.key)) return false
  return sayingAt(words, at) === null && places(word.from) === null
}

/** "nach der Trennung", "seit der Geburt unserer Zwillinge", "nach zwei Bandscheiben": what happened, which is no place. */
function eventAt(reader: Reader, start: number, end: number): number {
  const { words, places, titleEnds, vocabulary, isTelling } = reader
  let at = start + 1
  while (
    at < end &&
    (articles.has(words[at]?.key ?? '') || manyOf.has(words[at]?.key ?? '') || isCount(words[at]))
  )
    at++
  const word = words[at]
  if (at >= end || !word || tariffFrom(reader, at)) return 0
  const next = words[at + 1]
  if (!isTelling && next?.key !== 'wieder') return 0
  const isOfFamily = articles.has(next?.key ?? '') && family.has(words[at + 2]?.key ?? '')
  if (isTelling && isOfFamily && possessives.has(next?.key ?? '')) return at + 3 - start
  if (!events.has(word.key)) {
    const isUnknown =
      !titleEnds[at] && !vocabulary.isKnownWord(word.key) && !sayingAt(words, at) && !places(word.from)
    if (words[start]?.key === 'bis' || words[start]?.key === 'until') return 0
    if (!isUnknown || word.isNumber || vocabulary.townLike(word.raw, leastTown) !== null) return 0
  }
  return (isOfFamily ? at + 3 : at + 1) - start
}

const leastTown = 5_000

/** "im dritten Jahr", "in my 3rd year" */
function yearOfTrainingAt({ words }: Reader, at: number): number {
  const skipped = articles.has(words[at + 1]?.key ?? '') || words[at + 1]?.key === 'my' ? 1 : 0
  return yearsOfTraining.has(words[at + 2 + skipped]?.key ?? '') &&
    ordinal.test(words[at + 1 + skipped]?.key ?? '')
    ? 3 + skipped
    : 0
}

/** "in Karenz" */
const leaveOfAbsenceAt = ({ words }: Reader, at: number): number =>
  absences.has(words[at + 1]?.key ?? '') ? 2 : 0

const absences = new Set([
  'karenz',
  'elternzeit',
  'mutterschutz',
  'babypause',
  'rente',
  'pension',
  'ruhestand',
])

const ordinal =
  /^(?:\d+|ersten|zweiten|dritten|vierten|funften|sechsten|letzten|erstes|zweites|drittes|viertes|funftes|sechstes|first|second|third|fourth|fifth|final|last)$/

/** "with a Portuguese degree" */
function degreeAt({ words }: Reader, at: number): number {
  const end = [2, 3, 4].find(ahead => degrees.has(words[at + ahead]?.key ?? ''))
  return end === undefined ? 0 : end + 1
}

const degrees = new Set(['degree', 'diploma'])

/** "mit 1-jähriger Ausbildung" */
function lengthOfTrainingAt({ words }: Reader, at: number): number {
  return isCount(words[at + 1]) &&
    words[at + 2]?.key.startsWith('jahrig') &&
    training.has(words[at + 3]?.key ?? '')
    ? 4
    : 0
}

/** "zieht die Tochter", "mit meinem Freund" */
function isBesideOnly({ words, titleEnds, isTelling }: Reader, at: number): boolean {
  const before = words[at - 1]?.key ?? ''
  return (
    isTelling && !titleEnds[at] && (articles.has(before) || possessives.has(before) || asWhom.has(before))
  )
}

const asWhom = new Set(['als', 'alleinerziehende', 'alleinerziehender', 'junge', 'werdende'])

/** "a Filipino nurse": the word after the article, which is no part of the profession. */
function nationAt(reader: Reader, at: number): number {
  const word = reader.words[at + 1]
  const isNation = word && nation.test(word.raw) && !reader.vocabulary.isKnownWord(word.key)
  return isNation && titleEndAt(reader, at + 2) > 0 ? 2 : 0
}

const nation = /^\p{Lu}\p{Ll}+(?:ish|ese|ian|ino|ina|ani|can)$/u

const levels = new Set(['a', 'b', 'c', 'deutsch', 'german', 'deutschkenntnisse'])
const tongue = new Set(['deutsch', 'german', 'niveau', 'level', 'deutschkenntnisse'])

/** "B2", "Deutsch B2", "B2 German": how well somebody speaks. */
function levelAt({ words, text }: Reader, start: number): number {
  let at = start
  if (tongue.has(words[at]?.key ?? '')) at++
  const [letter, number] = [words[at], words[at + 1]]
  if (!letter || !/^[ABC]$/i.test(letter.raw) || !number || text.slice(letter.to, number.to) !== number.raw)
    return 0
  if (!/^[12]$/.test(number.raw)) return 0
  at += 2
  while (tongue.has(words[at]?.key ?? '')) at++
  return at - start
}

/** "mit Erfahrung in der Arztpraxis": where one has it from. */
function placeOfExperienceAt(reader: Reader, at: number): number {
  const { words } = reader
  if (words[at + 1]?.key !== 'in' && words[at + 1]?.key !== 'im') return 0
  const house = articles.has(words[at + 2]?.key ?? '') ? at + 3 : at + 2
  if (sayingAt(words, house)?.saying.filter?.name !== 'employerType') return 0
  reader.at = at + 1
  note(reader, house - at, 'filler')
  return 0
}

const youngest = 16
const oldest = 75

/** "Pfleger, 58, sucht", "bin 52", "45 Jahre alt" */
function ageAt({ words, text }: Reader, at: number, { from, to }: Clause): number {
  const years = Number(words[at]?.raw)
  if (!(years >= youngest && years <= oldest)) return 0
  const [before, next] = [words[at - 1], words[at + 1]]
  if (behindAge.has(next?.key ?? '')) {
    const isOld = ['alt', 'jung', 'old', 'young', 'of'].includes(words[at + 2]?.key ?? '')
    return isOld ? 3 : 0
  }
  const isLast = at + 1 === to
  if (at === from) return isLast && before !== undefined ? 1 : 0
  if (!leadsToAge.has(before?.key ?? '')) return 0
  return isLast || amountAt(words, at, text) === null ? 1 : 0
}

/** "von Berlin nach Greifswald", "from London to Munich": where one goes away from is no place to work. */
function startOfMoveAt(reader: Reader, at: number, end: number): number {
  const place = reader.places(reader.words[at + 1]?.from ?? 0)
  let next = at + 2
  if (place) while (next < end && (reader.words[next]?.from ?? 0) < place.to) next++
  else if (!/^\p{Lu}/u.test(reader.words[at + 1]?.raw ?? '')) return 0
  const key = reader.words[next]?.key
  if (next >= end || (key !== 'nach' && key !== 'to')) return 0
  return reader.places(reader.words[next + 1]?.from ?? 0) ? next - at : 0
}
