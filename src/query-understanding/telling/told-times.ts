import { isCount } from '../numbers.ts'
import type { QueryWord } from '../query-words.ts'
import { sayingAt } from '../read-sayings.ts'
import { tariffFrom } from '../read-tariff.ts'
import { placeOf, type Reader } from '../reader.ts'
import { titleEndAt } from './told-titles.ts'
import {
  articles,
  counted,
  events,
  family,
  manyOf,
  ordinals,
  possessives,
  training,
  yearsOfTraining,
} from './told-words.ts'

/** "nach 20 Jahren im Krankenhaus", "seit 30 Jahren", "after six years in Dubai": what is told by it goes to the next noun. */
export function durationAt(reader: Reader, start: number, end: number): number {
  const { words } = reader
  let at = start + 1
  if (!isCount(words[at]) && !manyOf.has(words[at]?.key ?? '')) return 0
  while (at < end && (isCount(words[at]) || manyOf.has(words[at]?.key ?? ''))) at++
  if (!counted.has(words[at]?.key ?? '')) return 0
  at++
  const first = words[start]?.key
  if (first === 'nach' || first === 'after') return endOfStay(reader, at, end) - start
  return (first === 'seit' && isOtherTradeAt(reader, at) ? at + 1 : at) - start
}

/** "Bin Koch, seit 20 Jahren Gastronomie": where one has been, when a profession is named. */
function isOtherTradeAt({ words, titleEnds, isTelling }: Reader, at: number): boolean {
  const isNoun = /^\p{Lu}\p{Ll}+$/u.test(words[at]?.raw ?? '')
  if (!isTelling || !isNoun || titleEnds[at] || sayingAt(words, at)) return false
  return titleEnds.some((titleEnd, other) => titleEnd > 0 && other < at)
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

function isToldWord(reader: Reader, at: number): boolean {
  const { words, titleEnds, vocabulary } = reader
  const word = words[at]
  if (!word || titleEnds[at] || word.isNumber || vocabulary.isKnownWord(word.key)) return false
  return sayingAt(words, at) === null && placeOf(reader, at) === null
}

/** "nach der Trennung", "seit der Geburt unserer Zwillinge", "nach zwei Bandscheiben": what happened, which is no place. */
export function eventAt(reader: Reader, start: number, end: number): number {
  const { words, titleEnds, vocabulary, isTelling } = reader
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
      !titleEnds[at] && !vocabulary.isKnownWord(word.key) && !sayingAt(words, at) && !placeOf(reader, at)
    if (words[start]?.key === 'bis' || words[start]?.key === 'until') return 0
    if (!isUnknown || word.isNumber || vocabulary.townLike(word.raw, leastTown) !== null) return 0
  }
  return (isOfFamily ? at + 3 : at + 1) - start
}

const leastTown = 5_000

/** "im dritten Jahr", "in my 3rd year" */
export function yearOfTrainingAt({ words }: Reader, at: number): number {
  const skipped = articles.has(words[at + 1]?.key ?? '') || words[at + 1]?.key === 'my' ? 1 : 0
  return yearsOfTraining.has(words[at + 2 + skipped]?.key ?? '') && isOrdinal(words[at + 1 + skipped])
    ? 3 + skipped
    : 0
}

const isOrdinal = (word: QueryWord | undefined) =>
  word !== undefined && (word.isNumber || ordinals.has(word.key))

/** "in Karenz" */
export const leaveOfAbsenceAt = ({ words }: Reader, at: number): number =>
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

/** "with a Portuguese degree" */
export function degreeAt({ words }: Reader, at: number): number {
  const end = [2, 3, 4].find(ahead => degrees.has(words[at + ahead]?.key ?? ''))
  return end === undefined ? 0 : end + 1
}

const degrees = new Set(['degree', 'diploma'])

const papers = new Set(['anerkennung', 'berufserlaubnis', 'berufsurkunde', 'examen', 'staatsexamen'])

/** "mit 1-jähriger Ausbildung", and of oneself "mit deutscher Anerkennung" */
export function lengthOfTrainingAt({ words, isTelling }: Reader, at: number): number {
  const paper = [1, 2].find(ahead => papers.has(words[at + ahead]?.key ?? ''))
  if (isTelling && paper !== undefined) return paper + 1
  return isCount(words[at + 1]) &&
    words[at + 2]?.key.startsWith('jahrig') &&
    training.has(words[at + 3]?.key ?? '')
    ? 4
    : 0
}
