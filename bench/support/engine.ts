import type { FacetName } from './facets.ts'
import type { BenchQuery } from './queries.ts'

export type BenchResult = {
  total: number
  hits: number[]
  /** Results per value if it were selected; values without any may be missing. */
  facets: Record<FacetName, Record<string, number>>
}

/** One strategy of an engine. An engine is represented by its strategy that is fastest over the whole mix. */
export type Contestant = {
  name: string
  search(query: BenchQuery): Promise<BenchResult> | BenchResult
}

export type Rival = {
  name: string
  /** One entry per declared strategy. */
  ways: Contestant[]
  buildSeconds: number
  /** What was built and how, for the report. */
  about: string
  close(): Promise<void>
}
