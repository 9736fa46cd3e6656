import { addStepsBehind, BehindScratch, boundBefore, isOutOfReach, takeInSteps } from './behind.ts'
import { type CompiledQuery, compileQuery, numberColumn, wantsPlaces } from './compiled-query.ts'
import { askedBy, CountScratch, type LastFound } from './count-documents.ts'
import type { Dictionaries } from './document-encoder.ts'
import { FilterScratch, filterDocuments } from './filter-documents.ts'
import { gainAt, relevanceKeys } from './loops/relevance-keys.ts'
import { MatchScratch, matchText, raiseScores } from './match-text.ts'
import { measureGains, promisesOf } from './promises.ts'
import { SampleScratch, sampleBound } from './sampled-bound.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import { type Bound, type Keyed, numberKeys, titleKeys } from './sort-keys.ts'
import { blocksEnd, kindOf, type Placed, spreadPage, usuallyRead } from './spread.ts'
import { type Found, Tally, TallyScratch } from './tally.ts'
import { DraftScratch, planText, type TextPlan } from './text-plan.ts'
import { type Ranked, TopK, TopScratch } from './top-k.ts'
import type { Analyser, SearchHit, SearchQuery, SearchResult, SearchSchema } from './types.ts'
import type { LastCandidates } from './worth.ts'

/** What a search reads; immutable while it runs. */
export type Searchable = {
  schema: SearchSchema
  analyser: Analyser
  dictionaries: Dictionaries
  segments: readonly Segment[]
  scratch: Scratch
}

/** Sort keys are computed in blocks of this size, so that later blocks can be pruned by the best so far. */
const keysAtOnce = 2_048
const keysAtFirst = 128

/** A bound is selective when it keeps less than one in so many. */
const selective = 16

const noNumbers = new Float64Array(0)

export class Scratch {
  readonly match = new MatchScratch()
  readonly filter = new FilterScratch()
  readonly best = new TopScratch()
  readonly behind = new BehindScratch()
  readonly sample = new SampleScratch()
  readonly count = new CountScratch()
  readonly kept: Keyed = { documents: new Uint16Array(keysAtOnce), keys: new Float64Array(keysAtOnce) }
  readonly tally = new TallyScratch()
  readonly drafts = new DraftScratch()
  lastFound: LastFound | null = null
  lastCandidates: LastCandidates | null = null
}

/** Searches all segments sequentially into one tally and one heap. */
export function runSearch(index: Searchable, query: SearchQuery): Omit<SearchResult, 'generation'> {
  const startMs = performance.now()
  const plan = planText(query, {
    analyser: index.analyser,
    dictionary: index.dictionaries.terms,
    segments: index.segments,
    scratch: index.scratch.drafts,
  })
  const compiled = compileQuery(query, index.schema, index.dictionaries)
  const plannedMs = performance.now()
  const tally = new Tally(compiled, index.dictionaries, wantsPlaces(query), index.scratch.tally)
  const keysOf = keyWriter(index, query, compiled, plan)
  const rank = (most: number, isFirst: boolean): TopK => {
    const best = new TopK(most, index.scratch.best)
    for (const [number, segment] of index.segments.entries()) {
      const hits = findHits(index, segment, query, compiled, plan)
      if (isFirst) tally.add(segment, hits, index.scratch.filter.missesOf)
      if (most === 0 || hits.count === 0) continue
      const keepBest = keysOf(segment)
      takeInSteps(segment, hits, compiled, index.scratch.behind, (found, steps) => {
        offerHits(index.scratch, { segment, number, found, steps }, keepBest, best)
      })
    }
    return best
  }
  const hits = rankHits(index, query, rank).map(hit => toHit(hit, query, compiled, index.segments))
  const mayCountMentions = plan?.hasMentions && !query.mentions && compiled.filters.length > 0
  index.scratch.lastFound = mayCountMentions ? { asked: askedBy(query), total: tally.total, compiled } : null
  return {
    total: tally.total,
    hits,
    facets: tally.facets(),
    steps: tally.steps(),
    radiusSteps: tally.radiusSteps(query),
    where: query.locate ? tally.where(query) : null,
    left: tally.left(),
    without: tally.without(),
    leftOut: tally.leftOut(),
    corrections: plan?.corrections ?? [],
    hasMentions: plan?.hasMentions ?? false,
    terms: plan?.terms ?? [],
    rarest: plan?.rarest ?? null,
    timings: { planMs: plannedMs - startMs, searchMs: performance.now() - plannedMs },
  }
}

type Step = { segment: Segment; number: number; found: Found; steps: number }

/** Deep pages want many documents of many: a bound from a sample rules most others out before they are collected. */
function offerHits(scratch: Scratch, step: Step, keepBest: KeepBest, best: TopK): void {
  const { kept, sample } = scratch
  const isFirst = step.steps === 0 && best.worst === Infinity
  const guess = isFirst ? sampleBound(step.found, best.wanted, keepBest, kept, sample) : Infinity
  const offered = offerBelow(scratch, step, { above: -Infinity, upTo: guess }, keepBest, best)
  if (offered < best.wanted && guess < Infinity)
    offerBelow(scratch, step, { above: guess, upTo: Infinity }, keepBest, best)
}

/** Offers the documents whose key is in the range. @returns how many those are, unless others ruled some of them out */
function offerBelow(
  { kept }: Scratch,
  { segment, number, found: { documents, count }, steps }: Step,
  { above, upTo }: { above: number; upTo: number },
  keepBest: KeepBest,
  best: TopK,
): number {
  const bound = { worst: Infinity, isSelective: false }
  let offered = 0
  // Nothing rules out the first ones: a few of them are enough to rule out most others.
  for (let from = 0, to = keysAtFirst; from < count; from = to, to += Math.min(to, keysAtOnce)) {
    to = Math.min(to, count)
    bound.worst = Math.min(boundBefore(best.worst, steps), upTo)
    if (steps > 0 && isOutOfReach(bound.worst)) return offered
    const written = keepAbove(kept, keepBest(documents, from, to, bound), above)
    bound.isSelective = written * selective < to - from
    addStepsBehind(kept, written, steps)
    best.offer(kept, written, segment.ids, number * segmentDocuments)
    offered += written
  }
  return offered
}

function keepAbove({ documents, keys }: Keyed, count: number, above: number): number {
  if (above === -Infinity) return count
  let kept = 0
  for (let at = 0; at < count; at++) {
    if ((keys[at] as number) <= above) continue
    documents[kept] = documents[at] as number
    keys[kept++] = keys[at] as number
  }
  return kept
}

/** One window of hits; `rank` goes through all documents, the first time counting them. */
export function rankHits(
  { dictionaries, segments }: Searchable,
  query: SearchQuery,
  rank: (most: number, isFirst: boolean) => TopK,
): (Ranked & Partial<Placed>)[] {
  const { offset, size, sort, spread } = query
  const end = size === 0 ? 0 : offset + size
  if (!spread || sort.by !== 'relevance' || size === 0) return rank(end, true).sorted(offset)
  const kind = kindOf(spread, dictionaries, segments)
  const usual = rank(usuallyRead(query), true)
  return (
    spreadPage(usual, query, spread.rules, kind) ??
    spreadPage(rank(blocksEnd(query), false), query, spread.rules, kind) ??
    []
  )
}

/** The documents of a segment that match both words and filters. */
export function findHits(
  { schema, scratch }: Searchable,
  segment: Segment,
  query: SearchQuery,
  compiled: CompiledQuery,
  plan: TextPlan | null,
): Found {
  const candidates = plan
    ? matchPlan(segment, plan, scratch)
    : { documents: scratch.filter.every, count: segment.size }
  const expiryColumn = schema.expiry === undefined ? -1 : numberColumn(schema, schema.expiry)
  return filterDocuments(segment, compiled, { expiryColumn, nowMs: query.nowMs }, candidates, scratch.filter)
}

/** A title that says exactly what was asked counts for this share of a full score more. */
const exactTitleShare = 0.15

function matchPlan(segment: Segment, { groups, title, mostScore }: TextPlan, { match }: Scratch): Found {
  const count = matchText(segment, groups, match)
  if (title >= 0) raiseScores(segment, title, exactTitleShare * mostScore, match)
  return { documents: match.candidates, count }
}

type KeepBest = (documents: Uint16Array, from: number, to: number, bound: Bound) => number

/** Writes the hits whose sort key is within the bound, with their keys, to the scratch memory. @returns how many */
function keyWriter(
  { schema, dictionaries, scratch }: Searchable,
  query: SearchQuery,
  compiled: CompiledQuery,
  plan: TextPlan | null,
): (segment: Segment) => KeepBest {
  const { sort, nowMs } = query
  const { kept } = scratch
  const sign = sort.by !== 'relevance' && sort.order === 'descending' ? -1 : 1
  if (sort.by === 'number') {
    const column = numberColumn(schema, sort.column)
    return segment => (documents, from, to, bound) =>
      numberKeys(documents, from, to, segment.numbers[column] ?? noNumbers, sign, bound, kept, plan === null)
  }
  if (sort.by === 'title') {
    const ranks = dictionaries.titles.ranks()
    return segment => (documents, from, to, bound) =>
      titleKeys(documents, from, to, segment.titles, ranks, sign, bound, kept)
  }
  const scores = plan ? scratch.match.scores : null
  const mostScore = plan?.mostScore || 1
  const { closeness } = compiled
  const columnOf = (segment: Segment, name: string | undefined) =>
    name === undefined ? null : (segment.numbers[numberColumn(schema, name)] ?? null)
  return segment => {
    const featured = columnOf(segment, schema.featured)
    const freshness = columnOf(segment, schema.freshness)
    const { placeSets } = segment
    const promises = promisesOf(segment, featured, freshness)
    const relevance = {
      scores,
      mostScore,
      closeness,
      placeSets,
      featured,
      freshness,
      promises: promises.bytes,
      gains: measureGains(promises, nowMs, gainAt(nowMs)),
      nowMs,
    }
    return (documents, from, to, bound) => relevanceKeys(documents, from, to, relevance, bound, kept)
  }
}

function toHit(
  { key, id, place, sameTitle }: Ranked & Partial<Placed>,
  { sort }: SearchQuery,
  { distances }: CompiledQuery,
  segments: readonly Segment[],
): SearchHit {
  const score = sort.by === 'relevance' ? -key : 0
  const distanceKm = distances && distanceOf(place, distances, segments)
  return sameTitle ? { id, score, distanceKm, sameTitle } : { id, score, distanceKm }
}

function distanceOf(place: number, distances: Float64Array, segments: readonly Segment[]): number | null {
  const set = segments[Math.floor(place / segmentDocuments)]?.placeSets[place % segmentDocuments] ?? 0
  const distanceKm = distances[set] ?? Infinity
  return Number.isFinite(distanceKm) ? distanceKm : null
}
