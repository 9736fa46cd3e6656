import type { Dictionaries } from './document-encoder.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import { textOf } from './sort-keys.ts'
import type { Ranked, TopK } from './top-k.ts'
import type { SearchQuery, Spread } from './types.ts'

/** Hits change places only with hits of the same block of the order by relevance, so that every page can be made without the others. */
export const blockHits = 400

/** Hits are sorted in portions: a page seldom needs more than a few of its block. */
const portion = 64

/** A hit may pass a better one that is held back if its text scores at least this share of that one's. */
const leastShare = 0.5

/** How many of the best hits a search with `spread` looks at. */
export function blocksEnd({ offset, size }: SearchQuery): number {
  return Math.ceil((offset + size) / blockHits) * blockHits
}

export type Placed = Ranked & { sameTitle: readonly number[] }

/** What decides whether hits stand apart: equal numbers are the same value, or the same title; -1 is free. */
type Kind = { setOf(hit: Ranked): number; titleOf(hit: Ranked): number }

/** The page in the order of relevance, spread by the rules: a permutation within each block. */
export function spreadPage(
  best: TopK,
  query: SearchQuery,
  spread: Spread,
  dictionaries: Dictionaries,
  segments: readonly Segment[],
): Placed[] {
  const { offset, size } = query
  const kind = kindOf(spread, dictionaries, segments)
  const page: Placed[] = []
  const end = offset + size
  for (let start = offset - (offset % blockHits); start < end; start += blockHits) {
    const read = inPortions(best, start)
    const placed = placeHits(read, Math.min(blockHits, end - start), spread.rules, kind)
    const shown = placed.slice(Math.max(0, offset - start))
    page.push(...withSameTitles(shown, best, start, kind))
  }
  return page
}

function inPortions(best: TopK, start: number): (at: number) => Ranked | undefined {
  const read: Ranked[] = []
  return at => {
    while (at >= read.length && read.length < blockHits) {
      const from = start + read.length
      const more = best.sorted(from, Math.min(from + portion, start + blockHits))
      if (more.length === 0) return undefined
      read.push(...more)
    }
    return read[at]
  }
}

/**
 * The first `count` hits of a block: each time the best one that the rules allow, with a title that its value has not shown in this round
 * if there is one, or the best one left when all others are worse by too much or not allowed either.
 */
function placeHits(
  read: (at: number) => Ranked | undefined,
  count: number,
  rules: Spread['rules'],
  { setOf, titleOf }: Kind,
): Ranked[] {
  const round = rules.at(-1)?.first ?? blockHits
  const placed: Ranked[] = []
  const isPlaced = new Set<number>()
  const shown = new Map<number, number>()
  const titles = new Set<number>()
  for (let first = 0; placed.length < count; ) {
    while (isPlaced.has(first)) first++
    const held = read(first)
    if (!held) break
    const inRound = placed.length % round
    if (inRound === 0) {
      shown.clear()
      titles.clear()
    }
    const most = mostNow(rules, inRound)
    const leastText = leastShare * textOf(held.key)
    let chosen = -1
    let spare = -1
    for (let at = first; chosen < 0; at++) {
      const hit = read(at)
      if (!hit || textOf(hit.key) < leastText) break
      if (isPlaced.has(at)) continue
      const value = setOf(hit)
      if (value >= 0 && (shown.get(value) ?? 0) >= most) continue
      if (value < 0 || !titles.has(titleKey(value, titleOf(hit)))) chosen = at
      else if (spare < 0) spare = at
    }
    const at = chosen >= 0 ? chosen : spare >= 0 ? spare : first
    const hit = read(at) ?? held
    const value = setOf(hit)
    shown.set(value, (shown.get(value) ?? 0) + 1)
    titles.add(titleKey(value, titleOf(hit)))
    isPlaced.add(at)
    placed.push(hit)
  }
  return placed
}

/** How many hits of a value there may be before one more at this place of a round. */
function mostNow(rules: Spread['rules'], inRound: number): number {
  let most = Infinity
  for (const rule of rules) if (inRound < rule.first) most = Math.min(most, rule.most)
  return most
}

function titleKey(value: number, title: number): number {
  return value * 2 ** 32 + title
}

/** Tells each hit which others of its block have its value and its title. */
function withSameTitles(hits: readonly Ranked[], best: TopK, start: number, kind: Kind): Placed[] {
  const others = new Map<number, Ranked[]>()
  const keyOf = (hit: Ranked) => {
    const value = kind.setOf(hit)
    return value < 0 ? -1 : titleKey(value, kind.titleOf(hit))
  }
  for (const hit of hits) others.set(keyOf(hit), [])
  for (const hit of best.some(start, start + blockHits)) others.get(keyOf(hit))?.push(hit)
  return hits.map(hit => {
    const key = keyOf(hit)
    const same = key < 0 ? [] : (others.get(key) ?? []).filter(other => other.id !== hit.id)
    same.sort((a, b) => a.key - b.key || a.id - b.id)
    return { ...hit, sameTitle: same.map(other => other.id) }
  })
}

function kindOf(spread: Spread, { facets }: Dictionaries, segments: readonly Segment[]): Kind {
  const facet = facets.numberOf(spread.facet)
  const column = facets.columnOf(facet)
  const numberOf = facets.setNumbers(facet)
  const isFree = freeHits(spread, facets, segments)
  return {
    setOf: hit => {
      if (isFree?.(hit)) return -1
      const segment = segments[Math.floor(hit.place / segmentDocuments)]
      return numberOf(segment?.facets[column]?.[hit.place % segmentDocuments] ?? 0)
    },
    titleOf: ({ place }) =>
      segments[Math.floor(place / segmentDocuments)]?.titles[place % segmentDocuments] ?? 0,
  }
}

/** Null when `unless` names no value of any document. */
function freeHits(
  { unless }: Spread,
  facets: Dictionaries['facets'],
  segments: readonly Segment[],
): ((hit: Ranked) => boolean) | null {
  if (!unless) return null
  const facet = facets.numberOf(unless.facet)
  if (!facets.hasAny(facet, unless.values)) return null
  const column = facets.columnOf(facet)
  const fails = new Int32Array(facets.columns[column]?.combinations.length ?? 0)
  facets.markFailing(facet, unless.values, 1, fails)
  return ({ place }) => {
    const codes = segments[Math.floor(place / segmentDocuments)]?.facets[column]
    return fails[codes?.[place % segmentDocuments] ?? 0] === 0
  }
}
