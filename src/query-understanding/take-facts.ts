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
    known === null || isAbove(rank, known.rank) || (rank === known.rank && known.isRegion && !isRegion)
  const parts = note(reader, length, isTaken ? 'place' : 'other-place')
  if (isTaken) {
    for (const part of known?.parts ?? []) part.as = 'other-place'
    reader.place = { text, isRegion, rank, parts }
  }
  reader.before = 'place'
  forget(reader)
}

const ranks: readonly PlaceRank[] = ['home', 'named', 'preferred']
const isAbove = (one: PlaceRank, other: PlaceRank) => ranks.indexOf(one) > ranks.indexOf(other)
