import type { Saying } from './lexicon.ts'
import { protectTitles } from './protect-titles.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import { amountAt } from './read-amounts.ts'
import { acceptPlace } from './read-place.ts'
import { mistypedSayingAt, sayingAt } from './read-sayings.ts'
import { noFilters, type QueryPart, type QueryVocabulary, type UnderstoodQuery } from './understood.ts'

const mostCharacters = 200

/**
 * Reads what a person types into one box: which spans of the text are a filter or a place, and which words are left to search for.
 * Text beyond 200 characters is left out. Pure and deterministic: no network, no clock; never throws.
 */
export function understandQuery(text: string, vocabulary: QueryVocabulary): UnderstoodQuery {
  const reader = readerOf(text.slice(0, mostCharacters), vocabulary)
  while (reader.at < reader.words.length) readNext(reader)
  return settled(reader)
}

/** What is known while the words are read from the left to the right. */
export type Reader = {
  text: string
  words: readonly QueryWord[]
  vocabulary: QueryVocabulary
  /** For each word where the title that holds it ends; 0 for words that belong to none. */
  titleEnds: readonly number[]
  places: ReturnType<QueryVocabulary['placesIn']>
  at: number
  filters: UnderstoodQuery['filters']
  place: { text: string; from: number; to: number } | null
  radius: { km: number; from: number; to: number } | null
  parts: QueryPart[]
  /** What the last word that means something was. */
  before: 'nothing' | 'word' | 'filter' | 'place' | 'refusal'
  isAfterBut: boolean
  isAfterOnly: boolean
  isAfterPreposition: boolean
}

function readerOf(text: string, vocabulary: QueryVocabulary): Reader {
  const words = queryWords(text)
  return {
    text,
    words,
    vocabulary,
    titleEnds: protectTitles(words, vocabulary),
    places: vocabulary.placesIn(text),
    at: 0,
    filters: noFilters(),
    place: null,
    radius: null,
    parts: [],
    before: 'nothing',
    isAfterBut: false,
    isAfterOnly: false,
    isAfterPreposition: false,
  }
}

function readNext(reader: Reader): void {
  const placeLength = acceptPlace(reader)
  const titleLength = (reader.titleEnds[reader.at] ?? 0) - reader.at
  if (titleLength > 0 && !isPlaceRather(reader, titleLength, placeLength)) {
    keep(reader, titleLength)
    return
  }
  const amount = amountAt(reader.words, reader.at, reader.text)
  if (amount && !(placeLength > 0 && amount.kind === 'pay' && amount.length <= placeLength)) {
    takeAmount(reader, amount)
    return
  }
  const said = sayingAt(reader.words, reader.at)
  if (placeLength > 0 && placeLength >= (said?.length ?? 0)) {
    takePlace(reader, placeLength)
    return
  }
  if (said) {
    takeSaying(reader, said.saying, said.length)
    return
  }
  const word = reader.words[reader.at]
  const meant = word && !reader.vocabulary.isKnownWord(word.key) ? mistypedSayingAt(word) : null
  if (meant) {
    takeSaying(reader, meant, 1)
    return
  }
  keep(reader, 1)
}

/** "Bad Homburg" is longer than the BAD, and "in Essen" is a town. */
function isPlaceRather(reader: Reader, titleLength: number, placeLength: number): boolean {
  return placeLength > titleLength || (placeLength > 0 && reader.isAfterPreposition)
}

function keep(reader: Reader, length: number): void {
  reader.at += length
  reader.before = 'word'
  forget(reader)
}

function forget(reader: Reader): void {
  reader.isAfterBut = false
  reader.isAfterOnly = false
  reader.isAfterPreposition = false
}

function note(reader: Reader, length: number, as: QueryPart['as']): void {
  const from = reader.words[reader.at]?.from ?? 0
  const to = reader.words[reader.at + length - 1]?.to ?? from
  reader.parts.push({ from, to, text: reader.text.slice(from, to), as })
  reader.at += length
}

function takeAmount(reader: Reader, amount: NonNullable<ReturnType<typeof amountAt>>): void {
  const from = reader.words[reader.at]?.from ?? 0
  switch (amount.kind) {
    case 'pay':
      reader.filters.salaryMin = amount.salaryMin
      note(reader, amount.length, 'salaryMin')
      break
    case 'workload':
      add(reader.filters.employmentType, amount.employmentTypes)
      note(reader, amount.length, 'employmentType')
      break
    case 'distance':
      reader.radius = {
        km: amount.radiusKm,
        from,
        to: reader.words[reader.at + amount.length - 1]?.to ?? from,
      }
      note(reader, amount.length, 'place')
      reader.isAfterPreposition = true
      reader.before = 'filter'
      return
    case 'date':
      note(reader, amount.length, 'start')
  }
  reader.before = 'filter'
  forget(reader)
}

function takePlace(reader: Reader, length: number): void {
  const from = reader.words[reader.at]?.from ?? 0
  const to = reader.places(from)?.to ?? reader.words[reader.at + length - 1]?.to ?? from
  reader.place = { text: reader.text.slice(from, to), from, to }
  note(reader, length, 'place')
  reader.before = 'place'
  forget(reader)
}

function takeSaying(reader: Reader, saying: Saying, length: number): void {
  if (saying.role === 'negation') {
    takeNegation(reader, length)
    return
  }
  if (saying.role) {
    takeRole(reader, saying.role, length)
    return
  }
  if (saying.without) {
    add(reader.filters.without, saying.without)
    note(reader, length, 'without')
  } else if (saying.postedWithin !== undefined) {
    reader.filters.postedWithin = saying.postedWithin
    note(reader, length, 'postedWithin')
  } else if (isPermission(reader, saying, length)) {
    note(reader, length, 'filler')
  } else if (saying.filter && isMeant(reader, saying, length)) {
    add(reader.filters[saying.filter.name], saying.filter.values)
    note(reader, length, saying.filter.name)
  } else {
    keep(reader, length)
    return
  }
  reader.before = 'filter'
  forget(reader)
}

/** "keine Nacht, aber Wochenende" and "Wochenende ok" allow what they name, they do not ask for it. */
function isPermission(reader: Reader, saying: Saying, length: number): boolean {
  if (saying.filter?.name !== 'shift') return false
  const next = sayingAt(reader.words, reader.at + length)
  return reader.isAfterBut || next?.saying.role === 'fine'
}

function isMeant(reader: Reader, saying: Saying, length: number): boolean {
  if (saying.needsOnly && !reader.isAfterOnly) return false
  if (saying.filter?.name !== 'employerType') return true
  // "Klinik für Kardiologie" is a department, "Uniklinik Köln" a name.
  const next = reader.words[reader.at + length]
  if (next?.key === 'fur' || next?.key === 'of') return false
  return reader.isAfterPreposition || !isTownNext(reader, length) || saying.filter.values[0] !== 'academic'
}

function isTownNext(reader: Reader, length: number): boolean {
  const next = reader.words[reader.at + length]
  return next !== undefined && reader.places(next.from) !== null
}

function takeRole(reader: Reader, role: NonNullable<Saying['role']>, length: number): void {
  const wasOnly = reader.isAfterOnly
  note(reader, length, role === 'start' ? 'start' : 'filler')
  if (role === 'but') reader.isAfterBut = true
  if (role === 'only') reader.isAfterOnly = true
  else if (role !== 'preposition' && role !== 'filler') reader.isAfterOnly = wasOnly && role === 'join'
  // "in der Stadt Essen": what stands between does not part the two.
  if (role === 'preposition') reader.isAfterPreposition = true
  else if (role !== 'filler') reader.isAfterPreposition = false
}

/** Reads what a negation governs; where it governs nothing that can be refused, it stays among the words. */
function takeNegation(reader: Reader, length: number): void {
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

function add<T>(list: T[], values: readonly T[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value)
}

function settled({ text, parts, filters, place, radius }: Reader): UnderstoodQuery {
  let words = ''
  let at = 0
  for (const { from, to } of parts) {
    words += `${text.slice(at, from)} `
    at = to
  }
  words = `${words}${text.slice(at)}`
  return {
    words: tidy(words),
    filters,
    place: place && { text: place.text, radiusKm: radius?.km ?? null },
    parts,
  }
}

/** Without the signs that stood between what was taken out. */
function tidy(words: string): string {
  return words
    .replace(/(^|\s)[\s,;.:!?/()&+–—-]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.:!?)/&+–—-]+|[\s,;.:!?(/&+–—-]+$/g, '')
}
