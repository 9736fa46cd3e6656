import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { soughtOffers } from '../../../vocabulary/duty/duty.values.ts'
import { jobSorts, jobValues } from '../../../vocabulary/jobs/job.values.ts'
import type { ParamProblem } from '../../caller/address-params.schema.ts'
import { type JobSearchParams, noJobSearchParams, readJobSearchParams } from '../../job-search/job.schema.ts'

const texts = (note: string) => z.array(z.string().max(80)).max(50).optional().describe(note)
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(50).optional()
const whole = (most: number) => z.int().min(0).max(most)

/** The parameters of a search by their own names, with values as JSON has them; all may be left out. */
export const searchFilters = z.strictObject({
  q: z
    .string()
    .max(limits.searchTextChars)
    .optional()
    .describe('Free text in German or English. Filters and places in it are understood.'),
  literal: z.boolean().optional().describe('Take q as words only'),
  mentions: z.boolean().optional().describe('Also ads that merely mention q'),
  place: z
    .string()
    .max(100)
    .optional()
    .describe('Town, postal code, region, state or country in DE, AT, CH or LI'),
  radius: whole(200).min(1).optional().describe('Kilometres around place; 25 unless given'),
  category: several(jobValues.category),
  profession: texts('Ids as given by facets'),
  specialty: texts('Ids as given by facets'),
  employmentType: several(jobValues.employmentType),
  contract: several(jobValues.contract),
  experience: several(jobValues.experience),
  remote: several(jobValues.remote),
  shift: several(jobValues.shift),
  employerType: several(jobValues.employerType),
  employerSize: several(jobValues.employerSize),
  employer: z.array(whole(2_147_483_647).min(1)).max(50).optional().describe('Ids of employers'),
  country: several(jobValues.country),
  state: texts('Codes such as DE-BW'),
  salaryMin: whole(1_000_000).optional().describe('Gross EUR a month for full time'),
  includeUnknownPay: z.boolean().optional().describe('With salaryMin: also ads without pay'),
  postedWithin: whole(30).optional().describe('Days: 1, 7, 14 or 30'),
  language: texts('Required languages, two letters'),
  adLanguage: several(jobValues.adLanguage),
  tariff: texts('Collective agreements as given by facets'),
  agencies: z.enum(['with', 'without']).optional(),
  without: several(jobValues.without).describe('What the job must not have'),
  weekendsMax: whole(5).optional().describe('At most so many weekends a month'),
  holidaysMin: whole(60).min(20).optional().describe('At least so many days of holiday a year'),
  offers: several(soughtOffers).describe('What the employer must offer, all of it'),
  featured: z.boolean().optional(),
  sort: z.enum(jobSorts).optional(),
})
export type SearchFilters = z.infer<typeof searchFilters>

/** The same as a search takes it, read like an address; what is not valid is dropped and reported. */
export function paramsOfFilters(filters: SearchFilters): {
  params: JobSearchParams
  problems: ParamProblem[]
} {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  return readJobSearchParams(query)
}

/** What a search asks for, and only that. */
export function filtersOfParams(params: JobSearchParams): SearchFilters {
  const { page: _page, pageSize: _size, sort, ...rest } = params
  const set = Object.entries(rest).filter(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0
    return value !== null && value !== noJobSearchParams[name as keyof typeof rest] // keys of `rest`
  })
  return { ...Object.fromEntries(set), ...(sort === 'relevance' || sort === 'fit' ? {} : { sort }) }
}
