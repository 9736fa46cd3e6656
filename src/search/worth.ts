import type { Point } from './places/place-sets.ts'
import type { Segment } from './segment.ts'

/**
 * What a document is worth to the one who asks, fact by fact: the sum of all; minus infinity leaves the document out. A facet is asked about
 * each set of values once, so the functions must depend on nothing else.
 */
export type Worth = {
  facets: readonly { facet: string; of: (values: readonly string[]) => number }[]
  numbers: readonly { column: string; of: (value: number | null) => number }[]
  places: PlacesWorth | null
  /** Documents to leave out, by id. */
  without: ReadonlySet<number>
}

export type PlacesWorth = {
  of: (points: readonly Point[]) => number
  /** Documents with this value of a facet, whose places count otherwise: who works at home need not get there. */
  except: { facet: string; value: string; of: (points: readonly Point[]) => number } | null
}

/** What the last ranking by worth looked at, by segment: many people in a row ask about the same candidates. */
export type LastCandidates = { asked: string; segments: readonly Segment[]; found: ByPlace[] }

/**
 * Documents in the order of their place sets; those of `sets[i]` end before `ends[i]`. The first `usual` sets are of documents whose places
 * count as usual, the others are of the exception, where a set may stand again.
 */
export type ByPlace = { documents: Uint16Array; sets: Uint32Array; ends: Uint32Array; usual: number }
