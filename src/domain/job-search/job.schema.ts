import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { dutyBounds, soughtOffers } from '../../vocabulary/duty/duty.values.ts'
import { jobValues, listSorts, postedWithinDays } from '../../vocabulary/jobs/job.values.ts'
import { type ParamProblem, readAddressParams, writeAddressParams } from '../caller/address-params.schema.ts'

const idList = z
  .array(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'Expected an id such as "kardiologie"'),
  )
  .max(50)
const yesNo = z.enum(['true', 'false']).transform(text => text === 'true')
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Expected a whole number')
    .transform(Number)
    .pipe(z.number().min(from).max(to))

/** One Zod type per search parameter of pages and API; list parameters may be repeated. */
export const jobSearchShape = {
  q: z.string().trim().max(limits.searchTextChars),
  literal: yesNo,
  mentions: yesNo,
  place: z.string().trim().max(100),
  radius: wholeNumber(1, 200),
  category: z.array(z.enum(jobValues.category)).max(50),
  profession: idList,
  specialty: idList,
  employmentType: z.array(z.enum(jobValues.employmentType)).max(50),
  contract: z.array(z.enum(jobValues.contract)).max(50),
  experience: z.array(z.enum(jobValues.experience)).max(50),
  remote: z.array(z.enum(jobValues.remote)).max(50),
  shift: z.array(z.enum(jobValues.shift)).max(50),
  employerType: z.array(z.enum(jobValues.employerType)).max(50),
  employerSize: z.array(z.enum(jobValues.employerSize)).max(50),
  employer: z.array(wholeNumber(1, 2_147_483_647)).max(50),
  country: z.array(z.enum(jobValues.country)).max(50),
  state: z
    .array(z.string().regex(/^(DE|AT|CH|LI)-[A-Z0-9]{1,3}$/, 'Expected a code such as "DE-BW"'))
    .max(50),
  salaryMin: wholeNumber(0, 1_000_000).transform(monthlyEur),
  includeUnknownPay: yesNo,
  postedWithin: z
    .enum(['any', ...postedWithinDays.map(String)])
    .transform(text => (text === 'any' ? null : Number(text))),
  language: z.array(z.string().regex(/^[a-z]{2}$/, 'Expected a two-letter language code')).max(50),
  adLanguage: z.array(z.enum(jobValues.adLanguage)).max(50),
  tariff: idList,
  agencies: z.enum(['with', 'without']),
  without: z.array(z.enum(jobValues.without)).max(50),
  weekendsMax: wholeNumber(dutyBounds.weekends.least, dutyBounds.weekends.most),
  holidaysMin: wholeNumber(dutyBounds.holidays.least, dutyBounds.holidays.most),
  offers: z.array(z.enum(soughtOffers)).max(50),
  featured: yesNo,
  sort: z.enum(listSorts),
  page: wholeNumber(1, limits.searchWindow),
  pageSize: wholeNumber(1, limits.apiPageSizeMax),
}

type Parsed = { [Name in keyof typeof jobSearchShape]: z.output<(typeof jobSearchShape)[Name]> }
type Optional = 'radius' | 'salaryMin' | 'postedWithin' | 'agencies' | 'weekendsMax' | 'holidaysMin'

/**
 * A search as used by pages, API and alerts. Empty texts and lists mean "any". `radius` in km applies only with a place; `salaryMin` is
 * gross EUR per month for full time; `postedWithin` in days.
 */
export type JobSearchParams = { [Name in Exclude<keyof Parsed, Optional>]: Parsed[Name] } & {
  [Name in Optional]: Parsed[Name] | null
}
export type JobSearchParamName = keyof JobSearchParams

export const noJobSearchParams: JobSearchParams = {
  q: '',
  literal: false,
  mentions: false,
  place: '',
  radius: null,
  category: [],
  profession: [],
  specialty: [],
  employmentType: [],
  contract: [],
  experience: [],
  remote: [],
  shift: [],
  employerType: [],
  employerSize: [],
  employer: [],
  country: [],
  state: [],
  salaryMin: null,
  includeUnknownPay: false,
  postedWithin: null,
  language: [],
  adLanguage: [],
  tariff: [],
  agencies: null,
  without: [],
  weekendsMax: null,
  holidaysMin: null,
  offers: [],
  featured: false,
  sort: 'relevance',
  page: 1,
  pageSize: limits.pageSize,
}

/** Parses search parameters from a URL; see {@link readAddressParams}. Paging ends at 10,000 results. */
export function readJobSearchParams(search: URLSearchParams): {
  params: JobSearchParams
  problems: ParamProblem[]
} {
  const { params: read, problems } = readAddressParams(jobSearchShape, noJobSearchParams, search)
  const params = withAgenciesOnce(read)
  if (params.page * params.pageSize <= limits.searchWindow) return { params, problems }
  const expected = `page × pageSize of at most ${limits.searchWindow}`
  problems.push({ name: 'page', value: String(params.page), reason: 'invalid-value', expected })
  return { params: { ...params, page: 1 }, problems }
}

/** Agencies are refused by a parameter of their own, so that a search has one address. */
export function withAgenciesOnce(params: JobSearchParams): JobSearchParams {
  if (!params.without.includes('agencies')) return params
  return { ...params, without: params.without.filter(refusal => refusal !== 'agencies'), agencies: 'without' }
}

/** The search as a URL query, without `?`; equal searches yield the same text. */
export function jobSearchQuery(params: Partial<JobSearchParams>): string {
  return writeAddressParams(noJobSearchParams, params)
}

/** Amounts from 15,000 are read as yearly: no one asks for that much a month, or earns less a year. */
function monthlyEur(amount: number): number {
  return amount >= 15_000 ? Math.round(amount / 12) : amount
}
