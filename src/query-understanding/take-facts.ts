import { rankOfPlace } from './place-rank.ts'
import type { AmountReading } from './read-amounts.ts'
import { add, forget, note, type PlaceFound, type PlaceRank, type Reader } from './reader.ts'

/** Takes what a number says for a filter, a distance or a date. */
export function takeAmount(reader: Reader, amount: AmountReading): void {
  switch (amount.kind) {
    case 'pay':
      reader.filters.salaryMin = amount.salaryMin
      note(reader, amount.length, 'salaryMin')
      break
    case 'workload':
      add(reader.filters.employmentType, amount.employmentTypes)
      note(reader, amount.length, 'employmentType')
      break
    case 'experience':
      add(reader.filters.experience, amount.experience)
      note(reader, amount.length, 'experience')
      break
    case 'age':
      reader.filters.postedWithin = amount.days
      note(reader, amount.length, 'postedWithin')
      break
    case 'remote':
      add(reader.filters.remote, amount.remote)
      note(reader, amount.length, 'remote')
      break
    case 'day':
      add(reader.filters.shift, ['day'])
      note(reader, amount.length, 'shift')
      break
    case 'distance':
      reader.radiusKm = amount.radiusKm
      note(reader, amount.length, 'place')
      reader.before = 'filter'
      reader.leadsTo = 'place'
      return
    case 'date':
      note(reader, amount.length, 'start')
      break
    case 'nothing':
      note(reader, amount.length, 'filler')
  }
  reader.before = 'filter'
  forget(reader)
}

/** The first place is the one, but a town after a state is more exact, and where somebody lives is seldom where they look. */
export function takePlace(reader: Reader, { text, length, isRegion }: PlaceFound): void {
  const known = reader.place
  const rank = rankOfPlace(reader, length)
  const isTaken =
    known === null || isAbove(rank, known.rank) || (rank === known.rank && isMore(reader, known, isRegion))
  const found = { text, isRegion, rank }
  if (known) noteOther(reader, isTaken ? [known, found] : [found, known])
  const parts = note(reader, length, isTaken ? 'place' : 'other-place')
  if (isTaken) {
    for (const part of known?.parts ?? []) part.as = 'other-place'
    reader.place = { text, isRegion, rank, parts }
  }
  reader.before = 'place'
  forget(reader)
}

/** A town is more than a state, and the first of two is more: "Essen" of "Essen oder Bochum" is read after Bochum. */
function isMore(
  { words, at, text }: Reader,
  known: NonNullable<Reader['place']>,
  isRegion: boolean,
): boolean {
  if (known.isRegion !== isRegion) return known.isRegion
  const [word, first] = [words[at], known.parts[0]]
  return word !== undefined && first !== undefined && word.to <= first.from
    ? !/[\p{L}\p{N}]/u.test(text.slice(word.to, first.from))
    : false
}

type NamedTown = Pick<NonNullable<Reader['place']>, 'text' | 'isRegion' | 'rank'>

/** Of two towns that are looked at the one that is not searched; neither where somebody lives nor a state. */
function noteOther({ otherPlaces }: Reader, [other, place]: [other: NamedTown, place: NamedTown]): void {
  const stays = otherPlaces.filter(text => text !== place.text)
  if (!other.isRegion && !place.isRegion && other.rank !== 'home') add(stays, [other.text])
  otherPlaces.splice(0, otherPlaces.length, ...stays.filter(text => text !== place.text))
}

const ranks: readonly PlaceRank[] = ['home', 'named', 'preferred']
const isAbove = (one: PlaceRank, other: PlaceRank) => ranks.indexOf(one) > ranks.indexOf(other)
