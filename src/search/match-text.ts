import {
  addToScores,
  advance,
  gather,
  keepReached,
  lookUp,
  scan,
  scanOnly,
  scoreList,
  testBits,
} from './loops/match-loops.ts'
import { bitsOf, countBefore, listScratch, readList } from './posting-list.ts'
import { findTerm, type Segment, segmentDocuments } from './segment.ts'
import type { PlannedTerm } from './text-plan.ts'

/** When a list is this many times longer, binary search per candidate is cheaper. */
const muchLonger = 24

/** When a bitmap is this many times longer, testing the bit of each candidate is cheaper than decoding it. */
const longer = 2

/** Buffers for one match at a time, sized for the largest segment. */
export class MatchScratch {
  readonly scores = new Float32Array(segmentDocuments)
  /** How many groups a document has matched so far; all zero between two matches. */
  readonly stages = new Uint8Array(segmentDocuments)
  readonly best = new Float32Array(segmentDocuments)
  readonly candidates = new Uint16Array(segmentDocuments)
  readonly list = listScratch()
  /** For a bitmap: the number of postings before each of its words. */
  readonly before = new Uint32Array(segmentDocuments / 16)
}

type List = { term: number; from: number; to: number; factor: number }

/** Finds the documents of a segment that match all groups: in `scratch.candidates`, with their scores. */
export function matchText(
  segment: Segment,
  groups: readonly (readonly PlannedTerm[])[],
  scratch: MatchScratch,
): number {
  const lists = groups.map(group => listsOf(segment, group))
  if (lists.some(group => group.length === 0)) return 0
  lists.sort((a, b) => postingsIn(a) - postingsIn(b))
  const [first = []] = lists
  let count = first.length === 1 ? takeList(segment, first, scratch) : gatherLists(segment, first, scratch)
  if (lists.length === 1 && first.length === 1) return count
  const { scores, stages, best, candidates } = scratch
  if (first.length === 1) for (let at = 0; at < count; at++) stages[candidates[at] as number] = 1
  for (let stage = 1; stage < lists.length; stage++) {
    const group = lists[stage] ?? []
    const [only] = group
    if (only && group.length === 1 && waysFor(segment, only, count) === 'scan') {
      scanList(segment, only, stage, scratch)
      count = keepReached(stage, stages, candidates, count)
      continue
    }
    for (const list of group) joinList(segment, list, stage, count, scratch)
    count = advance(stage, stages, best, scores, candidates, count)
  }
  for (let at = 0; at < count; at++) stages[candidates[at] as number] = 0
  return count
}

/** Raises the scores of the documents of a term, matched or not. */
export function raiseScores(
  segment: Segment,
  term: number,
  by: number,
  { scores, list }: MatchScratch,
): void {
  const found = findTerm(segment.terms, term)
  if (found < 0) return
  const { documents, start } = readList(segment, found, list)
  const count = (segment.offsets[found + 1] ?? 0) - (segment.offsets[found] ?? 0)
  addToScores(documents, start, start + count, by, scores)
}

/** How a list of a later group is joined. */
function waysFor(segment: Segment, { term, from, to }: List, count: number): 'bits' | 'search' | 'scan' {
  if (count * longer < to - from && bitsOf(segment, term)) return 'bits'
  return to - from > count * muchLonger ? 'search' : 'scan'
}

/** Advances the candidates found in a list of a later group by one stage, with the best of its scores. */
function joinList(segment: Segment, list: List, stage: number, count: number, scratch: MatchScratch): void {
  const { term, from, to, factor } = list
  const { stages, best, candidates, before } = scratch
  const { impacts, postings } = segment
  const way = waysFor(segment, list, count)
  if (way === 'bits') {
    const [start, end] = [segment.starts[term] as number, segment.starts[term + 1] as number] // a term of the segment
    countBefore(postings, start, end, from, before)
    testBits(postings, start, before, impacts, factor, stage, stages, best, candidates, count)
    return
  }
  const { documents, start } = readList(segment, term, scratch.list)
  const end = start + to - from
  if (way === 'search') {
    lookUp(documents, start, end, impacts, from, factor, stage, stages, best, candidates, count)
  } else {
    scan(documents, start, end, impacts, from, factor, stage, stages, best)
  }
}

function scanList(
  segment: Segment,
  { term, from, to, factor }: List,
  stage: number,
  scratch: MatchScratch,
): void {
  const { documents, start } = readList(segment, term, scratch.list)
  const end = start + to - from
  scanOnly(documents, start, end, segment.impacts, from, factor, stage, scratch.stages, scratch.scores)
}

/** Fast path for the common group of a single list: its documents are the candidates unchanged. */
function takeList(segment: Segment, [list]: readonly List[], { candidates, scores }: MatchScratch): number {
  if (!list) return 0
  const { term, from, to, factor } = list
  const count = to - from
  const { documents, start } = readList(segment, term, candidates)
  if (documents !== candidates) candidates.set(documents.subarray(start, start + count))
  scoreList(candidates, count, segment.impacts, from, factor, scores)
  return count
}

function gatherLists(segment: Segment, lists: readonly List[], scratch: MatchScratch): number {
  const { scores, stages, candidates } = scratch
  let count = 0
  for (const { term, from, to, factor } of lists) {
    const { documents, start } = readList(segment, term, scratch.list)
    const end = start + to - from
    count = gather(documents, start, end, segment.impacts, from, factor, stages, scores, candidates, count)
  }
  return count
}

function listsOf(segment: Segment, group: readonly PlannedTerm[]): List[] {
  const lists: List[] = []
  for (const { term, factor } of group) {
    const found = findTerm(segment.terms, term)
    if (found < 0) continue
    lists.push({
      term: found,
      from: segment.offsets[found] ?? 0,
      to: segment.offsets[found + 1] ?? 0,
      factor,
    })
  }
  return lists
}

function postingsIn(lists: readonly List[]): number {
  return lists.reduce((sum, { from, to }) => sum + to - from, 0)
}
