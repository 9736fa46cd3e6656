import type { Dictionaries } from './document-encoder.ts'
import { textOf } from './loops/relevance-keys.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Ranked, TopK } from './top-k.ts'
import type { SearchQuery, Spread } from './types.ts'

/** Hits change places only with hits of the same block of the order by relevance, so that every page can be made without the others. */
const blockHits = 400

/** Beyond the page, this many hits are usually enough to fill it. */
const spareHits = 40

/** A hit may pass a better one that is held back if its text scores at least this share of that one's. */
const leastShare = 0.5

/** How many of the best hits a page seldom needs more than. */
export function usuallyRead(query: SearchQuery): number {
  return Math.min(query.offset + query.size + spareHits, blocksEnd(query))
}

/** How many of the best hits a page needs at most. */
export function blocksEnd({ offset, size }: SearchQuery): number {
  return Math.ceil((offset + size) / blockHits) * blockHits
}

export type Placed = Ranked & { sameTitle: readonly number[] }

/** What decides whether hits stand apart: equal numbers are the same values, or the same title; -1 is free. */
export type Kind = { valuesOf(place: number): number; titleOf(place: number): number }

/**
 * Hits in the order by relevance, with their values at the same index; there may be more unless it is whole. Titles are only read for hits
 * with equal values.
 */
type Queue = {
  hits: readonly Ranked[]
  /** Where among the hits its values come first; -1 for hits that are free. */
  values: Int32Array
  titleAt(at: number): number
  isWhole: boolean
}

/** What a round has shown so far: for each number of values how many hits, and all of them. */
type Round = { alike: Uint16Array; shown: number[] }

/**
 * A page of the order by relevance, spread by the rules: a permutation within each block. Null when `best` was made to hold too few hits to
 * tell.
 */
export function spreadPage(
  best: TopK,
  { offset, size }: SearchQuery,
  rules: Spread['rules'],
  { valuesOf, titleOf }: Kind,
): Placed[] | null {
  const start = offset - (offset % blockHits)
  const end = offset + size
  const hits = best.sorted(start)
  const values = firstAlike(hits, valuesOf)
  const titleAt = (at: number) => titleOf((hits[at] as Ranked).place) // within bounds, as everywhere below
  const queue = { hits, values, titleAt, isWhole: !best.isFull }
  const page: Placed[] = []
  for (let from = start; from < end; from += blockHits) {
    const placed = placeHits(queue, from - start, Math.min(blockHits, end - from), rules)
    if (placed === null) return null
    for (const at of placed.slice(Math.max(0, offset - from))) {
      const { key, id, place } = hits[at] as Ranked // placed positions are of the queue
      page.push({ key, id, place, sameTitle: sameTitles(queue, at) })
    }
  }
  return page
}

/** The first `count` hits of the block that begins at `start`, as positions; null when the queue is too short to tell. */
function placeHits(queue: Queue, start: number, count: number, rules: Spread['rules']): number[] | null {
  const { hits, isWhole } = queue
  const round = rules.at(-1)?.first ?? blockHits
  const end = start + blockHits
  const isPlaced = new Uint8Array(hits.length)
  const placed: number[] = []
  const current: Round = { alike: new Uint16Array(hits.length), shown: [] }
  for (let first = start; placed.length < count; ) {
    while (isPlaced[first] === 1) first++
    if (first >= hits.length) return isWhole ? placed : null
    if (current.shown.length === round) forget(queue, current)
    const most = mostNow(rules, current.shown.length)
    const chosen = chooseHit(queue, isPlaced, first, end, current, most)
    const at = chosen < 0 ? ~chosen : chosen
    if (chosen < 0 && !isWhole && hits.length < end) return null
    isPlaced[at] = 1
    placed.push(at)
    current.shown.push(at)
    const own = queue.values[at] as number
    if (own >= 0) current.alike[own] = (current.alike[own] as number) + 1
  }
  return placed
}

function forget({ values }: Queue, { alike, shown }: Round): void {
  for (const at of shown) if ((values[at] as number) >= 0) alike[values[at] as number] = 0
  shown.length = 0
}

/** For each hit the first one with the same values, so that they are counted in a short list; -1 stays. */
function firstAlike(hits: readonly Ranked[], valuesOf: Kind['valuesOf']): Int32Array {
  const numbers = new Int32Array(hits.length)
  for (let at = 0; at < numbers.length; at++) numbers[at] = valuesOf((hits[at] as Ranked).place)
  const first = new Int32Array(hits.length)
  for (let at = 0; at < numbers.length; at++) {
    const own = numbers[at] as number
    first[at] = own < 0 ? -1 : numbers.indexOf(own)
  }
  return first
}

/**
 * The best hit that the rules allow after those `shown` in this round, with a title that its values have not shown there if there is one; or
 * the very first when all others are much worse or not allowed either. Not sure when more hits could change it: then the position is inverted.
 */
function chooseHit(
  { hits, values, titleAt }: Queue,
  isPlaced: Uint8Array,
  first: number,
  end: number,
  { alike, shown }: Round,
  most: number,
): number {
  const leastText = leastShare * textOf((hits[first] as Ranked).key) // within bounds, as everywhere below
  let spare = -1
  for (let at = first; at < end && at < hits.length; at++) {
    if (isPlaced[at] === 1) continue
    if (textOf((hits[at] as Ranked).key) < leastText) return spare < 0 ? first : spare
    const own = values[at] as number
    const count = own < 0 ? 0 : (alike[own] as number)
    if (count >= most) continue
    if (count === 0 || !shown.some(other => values[other] === own && titleAt(other) === titleAt(at)))
      return at
    if (spare < 0) spare = at
  }
  return ~(spare < 0 ? first : spare)
}

/** How many hits with equal values there may be at most when one more is placed here in a round. */
function mostNow(rules: Spread['rules'], inRound: number): number {
  let most = Infinity
  for (const rule of rules) if (inRound < rule.first) most = Math.min(most, rule.most)
  return most
}

/** The other hits of the queue with the values and the title of this one. */
function sameTitles({ values, titleAt, hits }: Queue, at: number): number[] {
  const same: number[] = []
  const own = values[at] as number
  if (own < 0) return same
  // None before it has its values.
  for (let other = own; other < values.length; other++) {
    if (values[other] !== own || other === at || titleAt(other) !== titleAt(at)) continue
    same.push((hits[other] as Ranked).id)
  }
  return same
}

export function kindOf(spread: Spread, { facets }: Dictionaries, segments: readonly Segment[]): Kind {
  const facet = facets.numberOf(spread.facet)
  const column = facets.columnOf(facet)
  const numberOf = facets.setNumbers(facet)
  const isFree = freeHits(spread, facets, segments)
  return {
    valuesOf: place => {
      if (isFree?.(place)) return -1
      const segment = segments[Math.floor(place / segmentDocuments)]
      return numberOf(segment?.facets[column]?.[place % segmentDocuments] ?? 0)
    },
    titleOf: place => segments[Math.floor(place / segmentDocuments)]?.titles[place % segmentDocuments] ?? 0,
  }
}

/** Null when `unless` names no value of any document. */
function freeHits(
  { unless }: Spread,
  facets: Dictionaries['facets'],
  segments: readonly Segment[],
): ((place: number) => boolean) | null {
  if (!unless) return null
  const facet = facets.numberOf(unless.facet)
  if (!facets.hasAny(facet, unless.values)) return null
  const column = facets.columnOf(facet)
  const fails = facets.emptyTable(facet)
  facets.mark(facet, 'without', unless.values, 1, fails)
  return place => {
    const codes = segments[Math.floor(place / segmentDocuments)]?.facets[column]
    return fails[codes?.[place % segmentDocuments] ?? 0] === 0
  }
}
