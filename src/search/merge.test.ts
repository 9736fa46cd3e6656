import { expect, it } from 'vitest'
import { chooseMerge, mergeSegments } from './merge.ts'
import { findDocument, type Segment } from './segment.ts'
import { buildSegment } from './segment-builder.ts'

it('loses a document in the merged segment too when it is removed while the merge goes on', () => {
  const sources = [segmentOf(0, 10), segmentOf(10, 10)]
  const merge = mergeSegments(sources, 2)
  merge.next()
  remove(sources[1], 13)
  const merged = finish(merge)
  expect(merged.size - merged.deadCount).toBe(19)
  expect(findDocument(merged, 13)).toBe(-1)
  expect(findDocument(merged, 14)).toBe(14)
})

it('leaves out what was removed before, with its terms', () => {
  const source = segmentOf(0, 3)
  remove(source, 1)
  const merged = finish(mergeSegments([source], 1))
  expect([...merged.ids]).toEqual([0, 2])
  expect([...merged.terms]).toEqual([0, 2, 100])
})

it('joins eight segments of a tier, and rewrites one of which more than a fifth is gone', () => {
  const small = Array.from({ length: 7 }, (_, number) => segmentOf(number * 2, 2))
  expect(chooseMerge(small)).toBeNull()
  expect(chooseMerge([...small, segmentOf(20, 3)])).toHaveLength(8)
  const [first] = small
  remove(first, 0)
  expect(chooseMerge(small)).toEqual([first])
})

/** Documents with ids from `first` on; each has a unique term, its id, and the common term 100. */
function segmentOf(first: number, count: number): Segment {
  const documents = Array.from({ length: count }, (_, at) => ({
    id: first + at,
    version: 1,
    terms: Uint32Array.of(first + at, 100),
    impacts: Uint8Array.of(1, 2),
    facets: [],
    numbers: [],
    placeSet: 0,
    title: 0,
  }))
  return buildSegment(documents, first)
}

function remove(segment: Segment | undefined, id: number): void {
  if (!segment) throw new Error('There is no such segment')
  segment.dead[findDocument(segment, id)] = 1
  segment.deadCount++
}

function finish(merge: Generator<void, Segment>): Segment {
  for (;;) {
    const step = merge.next()
    if (step.done) return step.value
  }
}
