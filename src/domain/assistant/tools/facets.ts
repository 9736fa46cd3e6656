import { z } from 'zod'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { countedFacets } from '../../caller/job-search.ts'
import { nameEmployers } from '../../employers/name-employers.ts'
import { searchJobs } from '../../job-search/search-jobs.ts'
import { understandTyped } from '../../job-search/understand-search.ts'
import {
  filtersOfParams,
  paramsOfFilters,
  type SearchFilters,
  searchFilters,
} from './search-filters.schema.ts'
import type { Tool } from './tool.ts'

const mostOptions = 20
const facetNames = [
  ...countedFacets,
  'salaryMin',
  'postedWithin',
  'radius',
  'agencies',
  'without',
  'weekendsMax',
  'holidaysMin',
  'offers',
] as const

const input = z.strictObject({ filters: searchFilters.default({}), name: z.enum(facetNames) })
type Input = z.infer<typeof input>

type Result = {
  filters: SearchFilters
  name: Input['name']
  total: number
  /** How many ads the search finds with each value, most first; without values that find none. */
  options: { value: string; label: string; count: number }[]
  /** Whether there are more options. */
  isCut: boolean
  asOf: string
}

export const facetsTool: Tool<Input, Result> = {
  name: 'facets',
  description: 'The values of one filter and how many ads a search finds with each, all other filters kept.',
  input,
  isReadOnly: true,
  run: async (ctx, { filters, name }) => {
    const { params } = understandTyped(ctx.search, paramsOfFilters(filters).params, ctx.locale)
    const found = await searchJobs(ctx, { ...params, page: 1, pageSize: 1 })
    const all = found.facets[name]
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
    const shown = all.slice(0, mostOptions)
    const employers = await nameEmployers(
      ctx,
      name === 'employer' ? shown.map(({ value }) => Number(value)) : [],
    )
    return {
      filters: filtersOfParams(found.params),
      name,
      total: found.total,
      options: shown.map(({ value, count }) => ({
        value,
        label: employers.get(Number(value)) ?? jobValueLabel(name, value, ctx.locale),
        count,
      })),
      isCut: all.length > shown.length,
      asOf: ctx.now().toISOString(),
    }
  },
}
