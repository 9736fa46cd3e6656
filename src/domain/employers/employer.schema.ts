import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { type ParamProblem, readAddressParams, writeAddressParams } from '../caller/address-params.schema.ts'

export const employerTypes = [
  'hospital',
  'medical-center',
  'private-practice',
  'care-facility',
  'public-health',
  'company',
] as const
export const employerOwnerships = ['public', 'private', 'non-profit', 'academic'] as const
const employerSorts = ['name', 'open-positions'] as const

const positive = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Expected a whole number from 1')
  .transform(Number)

/** One Zod type per parameter of the employer list; arrays are repeatable parameters. */
export const employerListShape = {
  q: z.string().trim().max(limits.searchTextChars),
  place: z.string().trim().max(100),
  radius: positive.pipe(z.number().max(200)),
  type: z.array(z.enum(employerTypes)).max(50),
  ownership: z.array(z.enum(employerOwnerships)).max(50),
  size: z.array(z.enum(jobValues.employerSize)).max(50),
  country: z.array(z.enum(jobValues.country)).max(50),
  state: z
    .array(z.string().regex(/^(DE|AT|CH|LI)-[A-Z0-9]{1,3}$/, 'Expected a code such as "DE-BW"'))
    .max(50),
  hiring: z.enum(['true', 'false']).transform(text => text === 'true'),
  sort: z.enum(employerSorts),
  page: positive.pipe(z.number().max(limits.searchWindow)),
  pageSize: positive.pipe(z.number().max(limits.apiPageSizeMax)),
}

type Parsed = { [Name in keyof typeof employerListShape]: z.output<(typeof employerListShape)[Name]> }

/** `radius` in km, only used with a place; `hiring` excludes employers without open positions. */
export type EmployerListParams = Omit<Parsed, 'radius'> & { radius: number | null }

export const noEmployerListParams: EmployerListParams = {
  q: '',
  place: '',
  radius: null,
  type: [],
  ownership: [],
  size: [],
  country: [],
  state: [],
  hiring: false,
  sort: 'name',
  page: 1,
  pageSize: limits.pageSize,
}

/** Reads the employer list's parameters from a URL; see {@link readAddressParams}. Paging ends at 10,000. */
export function readEmployerListParams(search: URLSearchParams): {
  params: EmployerListParams
  problems: ParamProblem[]
} {
  const { params, problems } = readAddressParams(employerListShape, noEmployerListParams, search)
  if (params.page * params.pageSize <= limits.searchWindow) return { params, problems }
  const expected = `page × pageSize of at most ${limits.searchWindow}`
  problems.push({ name: 'page', value: String(params.page), reason: 'invalid-value', expected })
  return { params: { ...params, page: 1 }, problems }
}

/** Canonical query string, without `?`; equal lists give equal strings. */
export function employerListQuery(params: Partial<EmployerListParams>): string {
  return writeAddressParams(noEmployerListParams, params)
}
