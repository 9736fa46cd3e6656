import type { CompiledQuery } from './compiled-query.ts'
import type { Codes } from './memory.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import type { Keyed } from './sort-keys.ts'
import type { Found } from './tally.ts'

/** What a step behind adds to a sort key: more than any text scores. */
const stepBehind = 2 ** 24
/** Sort keys behind are rounded more coarsely, so that a bound on them is a little too strict before the step is added. */
const rounding = 1e-6

/** Buffers for one segment at a time. */
export class BehindScratch {
  readonly steps = new Uint8Array(segmentDocuments)
  readonly documents = new Uint16Array(segmentDocuments)
}

/**
 * Calls `take` with the found documents, those that come first first: once with all of them, unless the query puts some behind. Each
 * document is `steps` behind: as many as there are entries of `behind` of which it has none of the values.
 */
export function takeInSteps(
  segment: Segment,
  found: Found,
  { behind }: CompiledQuery,
  scratch: BehindScratch,
  take: (group: Found, steps: number) => void,
): void {
  if (behind.length === 0) {
    take(found, 0)
    return
  }
  const { steps, documents } = scratch
  steps.fill(0, 0, found.count)
  for (const { column, table } of behind) {
    const codes = segment.facets[column]
    if (codes) addSteps(found.documents, found.count, codes, table, steps)
  }
  for (let step = 0; step <= behind.length; step++) {
    const count = collectStep(found.documents, found.count, steps, step, documents)
    if (count > 0) take({ documents, count }, step)
  }
}

/** The bound for the sort keys of documents before their steps are added. */
export function boundBefore(worst: number, steps: number): number {
  return steps === 0 ? worst : worst - steps * stepBehind + rounding
}

/** No text scores so much that a document could reach the bound. */
export function isOutOfReach(bound: number): boolean {
  return bound < -stepBehind / 2
}

export function addStepsBehind({ keys }: Keyed, count: number, steps: number): void {
  if (steps === 0) return
  for (let at = 0; at < count; at++) keys[at] = (keys[at] as number) + steps * stepBehind // within bounds by the loop, as below
}

function addSteps(
  documents: Uint16Array,
  count: number,
  codes: Codes,
  table: Int32Array,
  steps: Uint8Array,
): void {
  for (let at = 0; at < count; at++) {
    steps[at] = (steps[at] as number) + (table[codes[documents[at] as number] as number] as number)
  }
}

function collectStep(
  documents: Uint16Array,
  count: number,
  steps: Uint8Array,
  step: number,
  into: Uint16Array,
): number {
  let written = 0
  for (let at = 0; at < count; at++) {
    into[written] = documents[at] as number
    written += +((steps[at] as number) === step)
  }
  return written
}
