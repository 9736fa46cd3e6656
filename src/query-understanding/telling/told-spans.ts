import { amountAt } from '../read-amounts.ts'
import { sayingAt } from '../read-sayings.ts'
import { note, placeOf, type Reader } from '../reader.ts'
import type { Clause } from './clauses.ts'
import {
  degreeAt,
  durationAt,
  eventAt,
  leaveOfAbsenceAt,
  lengthOfTrainingAt,
  yearOfTrainingAt,
} from './told-times.ts'
import { titleEndAt } from './told-titles.ts'
import {
  abroad,
  articles,
  behindAge,
  experienced,
  forReasons,
  leadsToAge,
  levels,
  ordinals,
  origins,
  possessives,
  relatives,
  saying,
  spans,
  yearsOfTraining,
} from './told-words.ts'

/** How many words of a text are only told from this word on, up to the end of its clause. */
type SpanReader = (reader: Reader, at: number, end: number) => number

const readers = new Map<string, SpanReader[]>()

function begin(keys: Iterable<string>, ...added: SpanReader[]): void {
  for (const key of keys) readers.set(key, [...(readers.get(key) ?? []), ...added])
}

begin(origins, originAt)
begin(forReasons, reasonAt)
begin(spans, durationAt, eventAt)
begin(['im', 'in'], yearOfTrainingAt, leaveOfAbsenceAt, presentAbroadAt)
begin(['live', 'living', 'lebe', 'wohne'], ({ words }, at) =>
  words[at + 1]?.key === 'in' && abroad.has(words[at + 2]?.key ?? '') ? 3 : 0,
)
begin(['mit'], lengthOfTrainingAt)
begin(['with'], degreeAt)
begin(relatives, (reader, at) => (isBesideOnly(reader, at) ? 1 : 0))
begin(possessives, ({ words }, at) => (saying.has(words[at + 2]?.key ?? '') ? 2 : 0))
begin(ordinals, ({ words }, at) => (yearsOfTraining.has(words[at + 1]?.key ?? '') ? 2 : 0))
begin(['a', 'an'], nationAt)
begin(levels, levelAt)
begin(experienced, placeOfExperienceAt)
begin(['von', 'from'], startOfMoveAt)

/** Takes out what within a clause is only told: an age, where one comes from, how long something lasted and why it is so. */
export function leaveSpans(reader: Reader, clause: Clause): void {
  for (let at = clause.from; at < clause.to; ) {
    const word = reader.words[at]
    const length = word?.isNumber ? ageAt(reader, at, clause) : lengthOfSpan(reader, at, clause.to)
    if (length > 0) {
      reader.at = at
      note(reader, length, word?.key === 'von' || word?.key === 'from' ? 'other-place' : 'filler')
    }
    at += Math.max(1, length)
  }
}

function lengthOfSpan(reader: Reader, at: number, end: number): number {
  for (const read of readers.get(reader.words[at]?.key ?? '') ?? []) {
    const length = read(reader, at, end)
    if (length > 0) return length
  }
  return 0
}

/** "aus den Philippinen", "from India" */
function originAt(reader: Reader, at: number): number {
  const { words, vocabulary } = reader
  const named = words[at + 1]
  const isForeign = named && /^\p{Lu}\p{Ll}/u.test(named.raw) && !vocabulary.isKnownWord(named.key)
  if (words[at]?.key === 'from' && isForeign && !sayingAt(words, at + 1) && !placeOf(reader, at + 1)) return 2
  const skipped = articles.has(words[at + 1]?.key ?? '') ? 1 : 0
  return abroad.has(words[at + 1 + skipped]?.key ?? '') ? 2 + skipped : 0
}

/** "I am a nurse in Delhi", but not "suche in Delhi": nobody else would be told that there is nothing. */
function presentAbroadAt({ words, isTelling }: Reader, at: number): number {
  if (!isTelling || !abroad.has(words[at + 1]?.key ?? '')) return 0
  return words.slice(Math.max(0, at - mostBefore), at).some(({ key }) => present.has(key)) ? 2 : 0
}

const mostBefore = 5
const present = new Set(['am', 'i’m', 'bin', 'arbeite', 'work', 'working'])

/** "wegen der Schule", "wegen meiner kleinen Tochter" */
function reasonAt(reader: Reader, start: number, end: number): number {
  const { words, titleEnds } = reader
  let at = start + 1
  while (at < end && articles.has(words[at]?.key ?? '')) at++
  for (let nouns = 0; at < end && nouns < 2; nouns++, at++) {
    const word = words[at]
    const said = sayingAt(words, at)?.saying
    if (!word || placeOf(reader, at) || word.isNumber) break
    if (nouns > 0 && (titleEnds[at] || (said && said.role !== 'filler'))) break
    if (/^\p{Lu}/u.test(word.raw)) return at + 1 - start
  }
  return at > start + 1 ? at - start : 0
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
  const place = placeOf(reader, at + 1)
  let next = at + 2
  if (place) while (next < end && (reader.words[next]?.from ?? 0) < place.to) next++
  else if (!/^\p{Lu}/u.test(reader.words[at + 1]?.raw ?? '')) return 0
  const key = reader.words[next]?.key
  if (next >= end || (key !== 'nach' && key !== 'to')) return 0
  return placeOf(reader, next + 1) ? next - at : 0
}
