import type { JobIndexAnswer } from '../caller/job-search.ts'
import type { FilterName } from './active-filters.ts'
import type { JobSearchParams } from './job.schema.ts'
import type { SearchPlace } from './resolve-place.ts'

/** A way out of a search that finds little: another search, and how many jobs it finds. */
export type SearchAlternative = { params: JobSearchParams } & (
  | ({ count: number } & AlternativeSearch)
  /** The same search as a job alert, which waits for what comes. */
  | { kind: 'alert'; count: null }
)

export const alternativeKinds = [
  'word',
  'place',
  'radius',
  'town',
  'unknown-pay',
  'filter',
  'profession',
  'no-filters',
  'no-place',
  'no-text',
  'alert',
] as const satisfies SearchAlternative['kind'][]

type AlternativeSearch =
  /** As the words were probably meant, or a profession among them alone. */
  | { kind: 'word'; text: string }
  /** A place that has nearly the name of one that does not exist. */
  | { kind: 'place'; place: string }
  | { kind: 'radius'; radiusKm: number }
  | { kind: 'town'; place: string }
  /** Jobs that do not state their pay as well. */
  | { kind: 'unknown-pay' }
  /** Without one filter, or one refusal. */
  | { kind: 'filter'; name: FilterName; values: string[] }
  | { kind: 'profession'; profession: string }
  | { kind: 'no-filters' }
  | { kind: 'no-place' }
  | { kind: 'no-text' }

export type Way = Extract<SearchAlternative, { count: number }>

export type LittleFound = {
  params: JobSearchParams
  place: SearchPlace | null
  answer: Pick<JobIndexAnswer, 'total' | 'facets' | 'totals' | 'towns' | 'unknownPayLeftOut'>
  /** Of the words as they were probably meant, where that finds more. */
  word: { text: string; count: number } | null
  /** The name of a profession, as it is searched for. */
  nameOf: (profession: string) => string
  count: (params: JobSearchParams) => number
}

/** What the search itself finds. */
export function totalOf({ answer, place }: LittleFound): number {
  return place?.kind === 'unknown' ? 0 : answer.total
}

/** Only those that find more. */
export function helpful(ways: Way[], found: LittleFound): Way[] {
  return ways.filter(({ count }) => count > totalOf(found))
}
