import type { EncodedDocument } from './document-encoder.ts'
import { chooseJoin, chooseMerge, liveCount, mergeSegments } from './merge.ts'
import { findDocument, type Segment } from './segment.ts'
import { buildSegment } from './segment-builder.ts'

/** Merges of more documents than this are done incrementally. */
const mergeAtOnce = 2_048
const sliceMs = 4

type Merge = { sources: Segment[]; steps: Generator<void, Segment> }

/** The segments of an index, merged as their number grows. */
export class SegmentList {
  segments: readonly Segment[]
  #nextNumber: number
  #merge: Merge | null = null
  readonly #schedule: (work: () => void) => void

  constructor(segments: readonly Segment[], schedule: (work: () => void) => void) {
    this.segments = segments
    this.#nextNumber = segments.reduce((most, { number }) => Math.max(most, number + 1), 0)
    this.#schedule = schedule
  }

  get documents(): number {
    return this.segments.reduce((sum, segment) => sum + liveCount(segment), 0)
  }

  add(documents: readonly EncodedDocument[]): void {
    this.segments = [...this.segments, buildSegment(documents, this.#nextNumber++)]
    this.#tidy()
  }

  /** @returns whether the document existed. */
  remove(id: number): boolean {
    for (const segment of this.segments) {
      const document = findDocument(segment, id)
      if (document < 0) continue
      segment.dead[document] = 1
      segment.deadCount++
      return true
    }
    return false
  }

  /** Finishes all due merges and joins what fits into one segment: each segment adds a little cost to every search. */
  settle(): void {
    for (;;) {
      this.#merge ??= this.#begin() ?? this.#begin(chooseJoin)
      if (!this.#merge) return
      this.#proceed(Infinity)
    }
  }

  /** Small merges are done right away, a big one is started. */
  #tidy(): void {
    while (!this.#merge) {
      this.#merge = this.#begin()
      if (!this.#merge) return
      const documents = this.#merge.sources.reduce((sum, source) => sum + source.size, 0)
      if (documents <= mergeAtOnce) this.#proceed(Infinity)
      else this.#later()
    }
  }

  #later(): void {
    this.#schedule(() => {
      if (!this.#merge) return
      this.#proceed(performance.now() + sliceMs)
      if (this.#merge) this.#later()
      else this.#tidy()
    })
  }

  #begin(choose = chooseMerge): Merge | null {
    const sources = choose(this.segments)
    return sources ? { sources, steps: mergeSegments(sources, this.#nextNumber++) } : null
  }

  /** Continues until the time limit or the end of the merge; the result then replaces its sources. */
  #proceed(untilMs: number): void {
    const merge = this.#merge
    if (!merge) return
    do {
      const step = merge.steps.next()
      if (!step.done) continue
      const others = this.segments.filter(segment => !merge.sources.includes(segment))
      this.segments = step.value.size > 0 ? [...others, step.value] : others
      this.#merge = null
      return
    } while (performance.now() < untilMs)
  }
}
