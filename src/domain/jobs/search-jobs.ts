import type { JobSearchParamName, JobSearchParams, ParamProblem } from './job.schema.ts'
import type { Country } from './job.values.ts'
import type { JobRow } from './job-row.ts'
export type JobFacetName =
  | 'category'
  | 'profession'
  | 'specialty'
  | 'employmentType'
  | 'contract'
  | 'experience'
  | 'remote'
  | 'shift'
  | 'employerType'
  | 'employerSize'
  | 'employer'
  | 'country'
  | 'state'
  | 'language'
  | 'salaryMin'
  | 'postedWithin'
  | 'radius'
  | 'agencies'
  | 'featured'
  | 'includeUnknownPay'

/** How many jobs the search would find with this value chosen, all other filters kept. */
export type FacetCount = { value: string; count: number }

/** What the place text was taken for. A state or country becomes a filter; an unknown place is said, never a silent zero. */
export type SearchPlace =
  | {
      kind: 'town'
      id: number
      name: string
      postalCode: string | null
      stateCode: string
      country: Country
      latDegrees: number
      lonDegrees: number
      radiusKm: number
    }
  | { kind: 'region'; filter: 'state' | 'country'; value: string }
  | { kind: 'unknown'; text: string; suggestions: string[] }

/** One active filter, and the search without it. */
export type ActiveFilter = { name: JobSearchParamName; value: string; without: JobSearchParams }

/** A next step after an empty result: the search to make and how many jobs it brings. */
export type SearchAdvice =
  | { kind: 'drop-filter'; name: JobSearchParamName; value: string; params: JobSearchParams; count: number }
  | { kind: 'widen-radius'; radiusKm: number; params: JobSearchParams; count: number }
  | { kind: 'drop-text'; params: JobSearchParams; count: number }

export type JobSearchResult = {
  /** The search as it was understood: values unknown to the vocabulary left out. */
  params: JobSearchParams
  problems: ParamProblem[]
  total: number
  page: number
  pageSize: number
  pageCount: number
  jobs: JobRow[]
  facets: Record<JobFacetName, FacetCount[]>
  corrected: { from: string; to: string } | null
  /** Jobs that a salary filter leaves out only because they say nothing about pay. */
  unknownPayLeftOut: number
  place: SearchPlace | null
  activeFilters: ActiveFilter[]
  /** Only when nothing was found, best first. */
  advice: SearchAdvice[]
}
