import { onesIn } from './bit-loops.ts'

// Small loops over the documents of a list or over the candidates. Every array is a parameter, so that V8 compiles each loop for exactly
// these array types; all accesses are within bounds that callers took from the segment.

export function scoreList(
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
export function gather(
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

/** A later group of a single list: documents that matched all groups before it advance one stage, and their score is added at once. */
export function scanOnly(
  documents: Uint16Array,
  from: number,
  to: number,
  impacts: Uint8Array,
  firstImpact: number,
  factor: number,
  stage: number,
  stages: Uint8Array,
  scores: Float32Array,
): void {
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const reached = stages[document] as number
    // Rounded as a score is that waits for others of its group.
    const score = Math.fround(factor * (impacts[firstImpact + at - from] as number))
    // Scores of documents that lack an earlier group are never read.
    scores[document] = (scores[document] as number) + score
    stages[document] = reached + +(reached === stage)
  }
}

/** Keeps the candidates that match such a group. */
export function keepReached(
  stage: number,
  stages: Uint8Array,
  candidates: Uint16Array,
  count: number,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const document = candidates[at] as number
    const holds = +(stages[document] === stage + 1)
    stages[document] = (stage + 1) * holds
    candidates[kept] = document
    kept += holds
  }
  return kept
}

/** A later group: documents that matched all groups before it advance one stage. */
export function scan(
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
    // Values written for documents that lack an earlier group are never read.
    const before = (best[document] as number) * +(reached > stage)
    best[document] = Math.max(score, before)
    stages[document] = reached + +(reached === stage)
  }
}

/** The same for a list much longer than the candidates: binary search per candidate. */
export function lookUp(
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

/** The same for a bitmap, without decoding it. */
export function testBits(
  postings: Uint16Array,
  start: number,
  before: Uint32Array,
  impacts: Uint8Array,
  factor: number,
  stage: number,
  stages: Uint8Array,
  best: Float32Array,
  candidates: Uint16Array,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    const document = candidates[at] as number
    const place = document >> 4
    const word = postings[start + place] as number
    const bit = document & 15
    const has = (word >> bit) & 1
    const impact = impacts[((before[place] as number) + onesIn(word & ((1 << bit) - 1))) * has] as number
    const reached = stages[document] as number
    best[document] = Math.max(factor * impact * has, (best[document] as number) * +(reached > stage))
    stages[document] = reached + (has & +(reached === stage))
  }
}

/** Keeps the candidates that match this group too and adds up their scores. */
export function advance(
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

export function addToScores(
  documents: Uint16Array,
  from: number,
  to: number,
  by: number,
  scores: Float32Array,
): void {
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    scores[document] = (scores[document] as number) + by
  }
}
