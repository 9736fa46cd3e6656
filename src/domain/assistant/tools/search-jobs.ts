import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { alternativeText } from '../../job-search/alternative-text.ts'
import { searchJobs } from '../../job-search/search-jobs.ts'
import { understandTyped } from '../../job-search/understand-search.ts'
import type { SearchAlternative } from '../../job-search/ways-out.ts'
import {
  filtersOfParams,
  paramsOfFilters,
  type SearchFilters,
  searchFilters,
} from './search-filters.schema.ts'
import { type JobFacts, jobFacts } from './steps/job-facts.ts'
import { mostJobs, type Tool } from './tool.ts'

const usualJobs = 5

const input = z.strictObject({
  filters: searchFilters.default({}),
  offset: z
    .int()
    .min(0)
    .max(limits.searchWindow - mostJobs)
    .optional()
    .describe('Rounded down to a multiple of size'),
  size: z.int().min(1).max(mostJobs).optional().describe(`${usualJobs} unless given`),
})
type Input = z.infer<typeof input>

type Alternative = {
  kind: SearchAlternative['kind']
  /** What is different, such as "Im Umkreis von 50 km". */
  text: string
  count: number | null
  filters: SearchFilters
}

type Result = {
  /** As understood: sentences in `q` become filters, a state given as a place too. */
  filters: SearchFilters
  total: number
  /** More ads that merely mention the words; null where they were not counted. */
  mentionTotal: number | null
  offset: number
  jobs: JobFacts[]
  /** Words that found nothing and what was searched instead. */
  corrected: { from: string; to: string } | null
  correctedPlace: { from: string; to: string } | null
  /** A place that nobody knows: nothing is found there. */
  unknownPlace: { text: string; suggestions: string[] } | null
  /** Ads that the wish for pay leaves out only because they do not state any. */
  unknownPayLeftOut: number
  /** Values that were not valid and were dropped. */
  dropped: { name: string; value: string; expected: string }[]
  /** Ways out of a search that finds less than five, best first. */
  alternatives: Alternative[]
  asOf: string
}

export const searchJobsTool: Tool<Input, Result> = {
  name: 'search_jobs',
  description:
    'Finds live job ads in healthcare in Germany, Austria, Switzerland and Liechtenstein. Facts that an ad does not state are null.',
  input,
  isReadOnly: true,
  run: async (ctx, { filters, offset = 0, size = usualJobs }) => {
    const { params: given, problems } = paramsOfFilters(filters)
    const { params } = understandTyped(ctx.search, given, ctx.locale)
    const page = Math.floor(offset / size) + 1
    const found = await searchJobs(ctx, { ...params, page, pageSize: size })
    const { place, corrected, correctedPlace } = found
    return {
      filters: filtersOfParams(found.params),
      total: found.total,
      mentionTotal: found.mentioned,
      offset: (page - 1) * size,
      jobs: found.jobs.map(job => jobFacts(ctx, job)),
      corrected,
      correctedPlace: correctedPlace && { from: correctedPlace.from, to: correctedPlace.to },
      unknownPlace: place?.kind === 'unknown' ? { text: place.text, suggestions: place.suggestions } : null,
      unknownPayLeftOut: found.unknownPayLeftOut,
      dropped: [...problems, ...found.problems].map(({ name, value, expected }) => ({
        name,
        value,
        expected,
      })),
      alternatives: found.alternatives.map(each => ({
        kind: each.kind,
        text: alternativeText(each, ctx.locale),
        count: each.count,
        filters: filtersOfParams(each.params),
      })),
      asOf: ctx.now().toISOString(),
    }
  },
}
