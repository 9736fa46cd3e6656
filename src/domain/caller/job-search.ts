import type { Database } from '../../db/client.ts'
import type { JobSort } from '../../vocabulary/jobs/job.values.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Circle } from '../../vocabulary/places/areas.ts'

/** The filters whose options the index counts one by one. */
export const countedFacets = [
  'category',
  'profession',
  'specialty',
  'employmentType',
  'contract',
  'experience',
  'remote',
  'shift',
  'employerType',
  'employerSize',
  'employer',
  'country',
  'state',
  'language',
] as const
export type CountedFacet = (typeof countedFacets)[number]

/** How many jobs the search would find with this value chosen, all other filters kept. */
export type FacetCount = { value: string; count: number }

/** A published job as the index takes it. Times in milliseconds since 1970, pay in gross EUR a month for full time. */
export type JobDocument = {
  id: number
  /** Changes with the content of the job and of its employer. */
  version: number
  title: string
  employer: string
  /** Names and postal codes of all places. */
  places: string
  text: string
  language: string
  facets: Record<CountedFacet, string[]>
  points: { latDegrees: number; lonDegrees: number }[]
  payMin: number | null
  payMax: number | null
  postedAtMs: number
  validThroughMs: number | null
  featuredUntilMs: number | null
  isAgency: boolean
}

/** A search as the index takes it: place found, days turned into times. Within one filter any value will do. */
export type JobIndexQuery = {
  text: string
  filters: Partial<Record<CountedFacet, readonly string[]>>
  near: Circle | { circles: readonly Circle[] } | null
  salaryMinEurMonth: number | null
  includeUnknownPay: boolean
  postedWithinDays: number | null
  withoutAgencies: boolean
  featuredOnly: boolean
  now: Date
  sort: JobSort
  offset: number
  /** At most 100; with 0 only the total is wanted. */
  size: number
}

export type JobIndexAnswer = {
  total: number
  ids: readonly number[]
  facets: Record<
    CountedFacet | 'salaryMin' | 'postedWithin' | 'radius' | 'agencies' | 'featured',
    FacetCount[]
  >
  /** Words that found nothing and what was searched instead, both in the spelling of the index. */
  corrections: readonly { from: string; to: string }[]
  unknownPayLeftOut: number
}

export type JobFinder = {
  find(query: JobIndexQuery): JobIndexAnswer
  /** The same search without corrections and counts, which take most of the time. */
  list(query: JobIndexQuery): { total: number; ids: readonly number[] }
  /** Prepares ads for many stored searches: for each those that it finds, ascending; words are taken as they are, never corrected. */
  match(documents: readonly JobDocument[]): (queries: readonly JobIndexQuery[]) => number[][]
}

/** Rows of lists as the database gave them less than a second ago, so that a busy list does not ask for each request. */
export type JobRowCache = {
  /** The readable ones among `ids`, in the order of `ids`. */
  load(db: Database, ids: readonly number[], now: Date): Promise<JobRow[]>
  /** Called with the ids of changed jobs: the next list asks the database. */
  forget(ids: readonly number[]): void
}

/** The search index of this process as use cases see it. It proposes ids; the database decides what may be shown. */
export type JobSearch = JobFinder & {
  /** Grows with every change of the index. */
  generation(): number
  readonly rows: JobRowCache
}
