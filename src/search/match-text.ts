import { listScratch, readList } from './posting-list.ts'
import { findTerm, type Segment, segmentDocuments } from './segment.ts'
import type { PlannedTerm } from './text-plan.ts'

/** Looking up each candidate by halves is cheaper when a list is this many times longer. */
const muchLonger = 24

/** Memory of one match at a time: as long as a segment may be. */
export class MatchScratch {
  readonly scores = new Float32Array(segmentDocuments)
  /** How many groups a document holds so far; all zero between two matches. */
  readonly stages = new Uint8Array(segmentDocuments)
  readonly best = new Float32Array(segmentDocuments)
  readonly candidates = new Uint16Array(segmentDocuments)
  readonly list = listScratch()
}

type List = { term: number; from: number; to: number; factor: number }

/** Finds the documents of a segment in which all groups hold: in `scratch.candidates`, each with its score. */
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
    for (const { term, from, to, factor } of lists[stage] ?? []) {
      const { documents, start } = readList(segment, term, scratch.list)
      const end = start + to - from
      const { impacts } = segment
      if (to - from > count * muchLonger) {
        lookUp(documents, start, end, impacts, from, factor, stage, stages, best, candidates, count)
      } else {
        scan(documents, start, end, impacts, from, factor, stage, stages, best)
      }
    }
    count = advance(stage, stages, best, scores, candidates, count)
  }
  for (let at = 0; at < count; at++) stages[candidates[at] as number] = 0
  return count
}

/** A group of one list, which is most of them: its documents are the candidates as they are. */
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

// The loops below read only within the bounds that their callers took from the segment.

function scoreList(
  documents: Uint16Array,
  count: number,
  impacts: Uint8Array,
  firstImpact: number,
  factor: number,
  scores: Float32Array,
): void {
  for (let at = 0; at < count; at++) {
    scores[documents[at] as number] = factor * (impacts[firstImpact + at] as number)
  }
}

/** First group: every document of the list becomes a candidate. */
function gather(
  documents: Uint16Array,
  from: number,
  to: number,
  impacts: Uint8Array,
  firstImpact: number,
  factor: number,
  stages: Uint8Array,
  scores: Float32Array,
  candidates: Uint16Array,
  start: number,
): number {
  let count = start
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const score = factor * (impacts[firstImpact + at - from] as number)
    const isNew = 1 - (stages[document] as number)
    stages[document] = 1
    candidates[count] = document
    count += isNew
    scores[document] = Math.max(score, (scores[document] as number) * (1 - isNew))
  }
  return count
}

/** A later group: documents that hold all groups before it go up one stage. */
function scan(
  documents: Uint16Array,
  from: number,
  to: number,
  impacts: Uint8Array,
  firstImpact: number,
  factor: number,
  stage: number,
  stages: Uint8Array,
  best: Float32Array,
): void {
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const reached = stages[document] as number
    const score = factor * (impacts[firstImpact + at - from] as number)
    // What is written for documents that lack an earlier group is never read.
    const before = (best[document] as number) * +(reached > stage)
    best[document] = Math.max(score, before)
    stages[document] = reached + +(reached === stage)
  }
}

/** The same for a list much longer than the candidates. */
function lookUp(
  documents: Uint16Array,
  from: number,
  to: number,
  impacts: Uint8Array,
  firstImpact: number,
  factor: number,
  stage: number,
  stages: Uint8Array,
  best: Float32Array,
  candidates: Uint16Array,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    const document = candidates[at] as number
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >> 1
      if ((documents[middle] as number) < document) low = middle + 1
      else high = middle
    }
    if (low === to || documents[low] !== document) continue
    const score = factor * (impacts[firstImpact + low - from] as number)
    if (stages[document] === stage || score > (best[document] as number)) best[document] = score
    stages[document] = stage + 1
  }
}

/** Keeps the candidates that hold this group too and adds up their scores. */
function advance(
  stage: number,
  stages: Uint8Array,
  best: Float32Array,
  scores: Float32Array,
  candidates: Uint16Array,
  count: number,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = candidates[at] as number
    const holds = +(stages[document] === stage + 1)
    stages[document] = (stage + 1) * holds
    scores[document] = (scores[document] as number) + (best[document] as number)
    candidates[kept] = document
    kept += holds
  }
  return kept
}
