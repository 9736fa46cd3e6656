import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { jobSorts, jobValues, postedWithinDays } from './job.values.ts'

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

/** One Zod type for each search parameter of pages and API; lists are parameters that may be repeated. */
export const jobSearchShape = {
  q: z.string().trim().max(limits.searchTextChars),
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
  agencies: z.enum(['with', 'without']),
  featured: yesNo,
  sort: z.enum(jobSorts),
  page: wholeNumber(1, limits.searchWindow),
  pageSize: wholeNumber(1, limits.apiPageSizeMax),
}

type Parsed = { [Name in keyof typeof jobSearchShape]: z.output<(typeof jobSearchShape)[Name]> }
type Optional = 'radius' | 'salaryMin' | 'postedWithin' | 'agencies'

/**
 * A search as pages, API and alerts hold it. Empty texts and lists mean "any". `radius` in km counts only with a place;
 * `salaryMin` is gross EUR a month for full time; `postedWithin` in days.
 */
export type JobSearchParams = { [Name in Exclude<keyof Parsed, Optional>]: Parsed[Name] } & {
  [Name in Optional]: Parsed[Name] | null
}
export type JobSearchParamName = keyof JobSearchParams

/** A parameter that was not understood and therefore left out. */
export type ParamProblem = {
  name: string
  value: string
  reason: 'unknown-parameter' | 'invalid-value'
  expected: string
}

export const noJobSearchParams: JobSearchParams = {
  q: '',
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
  agencies: null,
  featured: false,
  sort: 'relevance',
  page: 1,
  pageSize: limits.pageSize,
}

const names = Object.keys(noJobSearchParams) as JobSearchParamName[]

/**
 * Reads search parameters from an address. What is wrong is left out and reported in `problems`: pages go on without it,
 * the API refuses. Empty values count as absent, because forms without scripts send them.
 */
export function readJobSearchParams(search: URLSearchParams): {
  params: JobSearchParams
  problems: ParamProblem[]
} {
  const problems: ParamProblem[] = []
  const read: Partial<Record<JobSearchParamName, unknown>> = {}
  for (const name of new Set(search.keys())) {
    const texts = search.getAll(name).filter(text => text.trim() !== '')
    if (!isName(name)) problems.push(problem(name, texts, 'unknown-parameter', 'no such parameter'))
    else if (texts.length > 0)
      read[name] = Array.isArray(noJobSearchParams[name]) ? list(name, texts) : single(name, texts)
  }
  // Every value went through the schema of its own name, which is what the type says.
  const params = { ...noJobSearchParams, ...withoutUndefined(read) } as JobSearchParams
  if (params.page * params.pageSize > limits.searchWindow) {
    const expected = `page × pageSize of at most ${limits.searchWindow}`
    problems.push(problem('page', [String(params.page)], 'invalid-value', expected))
    return { params: { ...params, page: 1 }, problems }
  }
  return { params, problems }

  function list(name: JobSearchParamName, texts: string[]): unknown {
    const good: unknown[] = []
    for (const text of new Set(texts.slice(0, 50))) {
      const parsed = jobSearchShape[name].safeParse([text])
      if (parsed.success) good.push(...(parsed.data as unknown[]))
      else problems.push(problem(name, [text], 'invalid-value', parsed.error.issues[0]?.message ?? ''))
    }
    if (texts.length > 50) problems.push(problem(name, texts.slice(50), 'invalid-value', 'at most 50 values'))
    return good
  }
  function single(name: JobSearchParamName, texts: string[]): unknown {
    if (texts.length > 1) problems.push(problem(name, texts, 'invalid-value', 'a single value'))
    const parsed = jobSearchShape[name].safeParse(texts.at(-1))
    if (parsed.success) return parsed.data
    problems.push(problem(name, texts, 'invalid-value', parsed.error.issues[0]?.message ?? ''))
    return undefined
  }
}

/**
 * The search as the query of an address, without `?`: defaults left out, names in one order, lists sorted. Two equal
 * searches give one text, so it serves as a canonical address and as a key of caches.
 */
export function jobSearchQuery(params: Partial<JobSearchParams>): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = params[name]
    if (Array.isArray(value)) for (const item of value.map(String).sort()) query.append(name, item)
    else if (value !== undefined && value !== null && value !== noJobSearchParams[name])
      query.set(name, String(value))
  }
  return query.toString()
}

/** Amounts from 15,000 on are read as a year: nobody asks for that much a month, and nobody earns less a year. */
function monthlyEur(amount: number): number {
  return amount >= 15_000 ? Math.round(amount / 12) : amount
}

function isName(name: string): name is JobSearchParamName {
  return Object.hasOwn(jobSearchShape, name)
}

function problem(
  name: string,
  texts: string[],
  reason: ParamProblem['reason'],
  expected: string,
): ParamProblem {
  return { name, value: texts.join(', ').slice(0, 200), reason, expected }
}

function withoutUndefined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
