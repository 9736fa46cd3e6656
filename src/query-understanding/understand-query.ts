import type { Saying } from './lexicon.ts'
import { amountAt } from './read-amounts.ts'
import { takeNegation } from './read-negation.ts'
import { acceptPlace } from './read-place.ts'
import { takeRole } from './read-role.ts'
import { mistypedSayingAt, sayingAt } from './read-sayings.ts'
import { add, forget, keep, note, type Reader, readerOf } from './reader.ts'
import { settleWords } from './settle-words.ts'
import {
  noFilters,
  type QueryPart,
  type QueryVocabulary,
  type UnderstoodFilters,
  type UnderstoodQuery,
} from './understood.ts'

const mostCharacters = 200
/** What is left after a round may say more without what stood between; hardly anything needs a third. */
const mostRounds = 6

/**
 * Reads what a person types into one box: which spans of the text are a filter or a place, and which words are left to search for. The
 * words that are left say nothing more when they are read again. `isPlaceGiven`: a place was chosen beside the text and wins over those in
 * it. Text beyond 200 characters is left out. Pure and deterministic: no network, no clock; never throws.
 */
export function understandQuery(
  text: string,
  { vocabulary, isPlaceGiven = false }: { vocabulary: QueryVocabulary; isPlaceGiven?: boolean },
): UnderstoodQuery {
  const asked = text.slice(0, mostCharacters)
  let { words, offsets } = settleWords(asked, [])
  const parts: QueryPart[] = []
  let found: Pick<UnderstoodQuery, 'filters' | 'place'> | null = null
  for (let round = 0; round < mostRounds; round++) {
    const reader = readerOf(words, vocabulary, isPlaceGiven || Boolean(found?.place))
    while (reader.at < reader.words.length) readNext(reader)
    if (reader.parts.length === 0 && found) break
    const now = { filters: reader.filters, place: placeOf(reader) }
    found = found ? { filters: joined(found.filters, now.filters), place: found.place ?? now.place } : now
    const before = [...parts]
    for (const part of reader.parts) parts.push(...piecesOf(asked, offsets, part, before))
    const rest = settleWords(words, reader.parts)
    const known = offsets
    words = rest.words
    offsets = rest.offsets.map(offset => known[offset] ?? 0)
  }
  parts.sort((a, b) => a.from - b.from)
  const { filters, place } = found ?? { filters: noFilters(), place: null }
  return { words, filters, place, parts }
}

function placeOf({ place, radius }: Reader): UnderstoodQuery['place'] {
  return place && { text: place.text, radiusKm: radius?.km ?? null }
}

/** The part with its offsets in the text as typed: in pieces where an earlier round has taken something out of its middle. */
function piecesOf(
  asked: string,
  offsets: readonly number[],
  { from, to, as }: QueryPart,
  taken: readonly QueryPart[],
): QueryPart[] {
  const pieces: QueryPart[] = []
  const put = (start: number, end: number) => {
    const text = asked.slice(start, end)
    const lead = text.length - text.trimStart().length
    const trimmed = text.trim()
    if (trimmed !== '')
      pieces.push({ from: start + lead, to: start + lead + trimmed.length, text: trimmed, as })
  }
  let start = offsets[from] ?? 0
  const end = (offsets[to - 1] ?? 0) + 1
  for (const part of taken.toSorted((a, b) => a.from - b.from)) {
    if (part.from < start || part.from >= end) continue
    put(start, part.from)
    start = part.to
  }
  put(start, end)
  return pieces
}

function joined(first: UnderstoodFilters, more: UnderstoodFilters): UnderstoodFilters {
  const both = {
    ...first,
    salaryMin: first.salaryMin ?? more.salaryMin,
    postedWithin: first.postedWithin ?? more.postedWithin,
  }
  add(both.employmentType, more.employmentType)
  add(both.contract, more.contract)
  add(both.experience, more.experience)
  add(both.remote, more.remote)
  add(both.shift, more.shift)
  add(both.employerType, more.employerType)
  add(both.language, more.language)
  add(both.without, more.without)
  return both
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
  reader.place ??= { text: reader.text.slice(from, to), from, to }
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
    // With its preposition: read again without it, the clinic of a department would be any clinic.
    keep(reader, length + (isOfDepartment(reader, length) ? 1 : 0))
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
  if (saying.needsOnly && !reader.isAfterOnly && !isOnlyBehind(reader, length)) return false
  if (saying.filter?.name !== 'employerType') return true
  // "Klinik für Kardiologie" is a department, "Uniklinik Köln" a name.
  if (isOfDepartment(reader, length)) return false
  return reader.isAfterPreposition || !isTownNext(reader, length) || saying.filter.values[0] !== 'academic'
}

/** "Nachtdienst nur": said afterwards, and not of something else that follows. */
function isOnlyBehind(reader: Reader, length: number): boolean {
  const next = sayingAt(reader.words, reader.at + length)
  if (next?.saying.role !== 'only') return false
  const after = sayingAt(reader.words, reader.at + length + next.length)
  return after === null || after.saying.role !== undefined
}

function isOfDepartment(reader: Reader, length: number): boolean {
  const next = reader.words[reader.at + length]?.key
  return next === 'fur' || next === 'of'
}

function isTownNext(reader: Reader, length: number): boolean {
  const next = reader.words[reader.at + length]
  return next !== undefined && reader.places(next.from) !== null
}
