import type { FacetName } from './facets.ts'
import type { BenchQuery } from './queries.ts'

export type BenchResult = {
  total: number
  /** Ids of the ads on the page, in order. */
  hits: number[]
  /** How many ads each value would bring; values without any may be missing. */
  facets: Record<FacetName, Record<string, number>>
}

/** One way to answer a search. Of the ways of an engine the one counts that is the best over the whole mix. */
export type Contestant = {
  name: string
  search(query: BenchQuery): Promise<BenchResult> | BenchResult
}

export type Rival = {
  name: string
  /** One entry a declared way. */
  ways: Contestant[]
  buildSeconds: number
  /** What was built and how, for the report. */
  about: string
  close(): Promise<void>
}
