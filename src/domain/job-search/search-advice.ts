import { limits } from '../../config/limits.ts'
import { defaultRadiusKm } from '../../vocabulary/jobs/job.values.ts'
import { type JobSearchParamName, type JobSearchParams, noJobSearchParams } from './job.schema.ts'

/** An active filter, and the search without it. */
export type ActiveFilter = { name: JobSearchParamName; value: string; without: JobSearchParams }

/** A suggestion after an empty result: a modified search and how many jobs it finds. */
export type SearchAdvice =
  | {
      kind: 'drop-filter'
      name: JobSearchParamName
      values: string[]
      params: JobSearchParams
      count: number
    }
  | { kind: 'widen-radius'; radiusKm: number; params: JobSearchParams; count: number }
  | { kind: 'drop-place'; params: JobSearchParams; count: number }
  | { kind: 'drop-text'; params: JobSearchParams; count: number }

const filterNames = [
  'category',
  'profession',
  'specialty',
  'employmentType',
  'contract',
  'experience',
  'remote',
  'shift',
  'salaryMin',
  'includeUnknownPay',
  'employerType',
  'employerSize',
  'employer',
  'country',
  'state',
  'language',
  'postedWithin',
  'agencies',
  'featured',
] as const satisfies JobSearchParamName[]

/** Every active filter value (not text, place and radius, which have fields of their own), in display order. */
export function activeFilters(params: JobSearchParams): ActiveFilter[] {
  const active: ActiveFilter[] = []
  for (const name of filterNames) {
    const value = params[name]
    if (Array.isArray(value)) {
      for (const item of value) {
        const others = (value as unknown[]).filter(other => other !== item)
        active.push({ name, value: String(item), without: { ...params, [name]: others, page: 1 } })
      }
    } else if (value !== null && value !== noJobSearchParams[name])
      active.push({ name, value: String(value), without: without(params, name) })
  }
  return active
}

/** Modified searches that find something where `params` find nothing: a larger radius, or one filter fewer; at most three. */
export function adviseSearch(
  params: JobSearchParams,
  isPlaceUnknown: boolean,
  count: (params: JobSearchParams) => number,
): SearchAdvice[] {
  if (isPlaceUnknown) return dropPlace(params, count)
  const advice: SearchAdvice[] = []
  const radiusKm = params.radius ?? defaultRadiusKm
  if (params.place !== '') {
    for (const wider of limits.distancesKm.filter(distance => distance > radiusKm)) {
      const step = { ...params, radius: wider, page: 1 }
      const found = count(step)
      if (found === 0) continue
      advice.push({ kind: 'widen-radius', radiusKm: wider, params: step, count: found })
      break
    }
  }
  const dropped = filterNames
    .filter(name => isActive(params, name))
    .map(name => dropFilter(params, name, count))
  const helpful = dropped.filter(step => step.count > 0).sort((a, b) => b.count - a.count)
  advice.push(...helpful.slice(0, 3 - advice.length))
  if (advice.length === 0) advice.push(...lastResorts(params, count))
  return advice
}

function dropPlace(params: JobSearchParams, count: (params: JobSearchParams) => number): SearchAdvice[] {
  const step = { ...params, place: '', radius: null, page: 1 }
  const found = count(step)
  return found === 0 ? [] : [{ kind: 'drop-place', params: step, count: found }]
}

function dropFilter(
  params: JobSearchParams,
  name: (typeof filterNames)[number],
  count: (params: JobSearchParams) => number,
): SearchAdvice & { kind: 'drop-filter' } {
  const step = without(params, name)
  const value = params[name]
  const values = Array.isArray(value) ? value.map(String) : [String(value)]
  return { kind: 'drop-filter', name, values, params: step, count: count(step) }
}

/** When removing one filter is not enough: the search without the place, then without the text, each without filters. */
function lastResorts(params: JobSearchParams, count: (params: JobSearchParams) => number): SearchAdvice[] {
  const bare = { ...noJobSearchParams, q: params.q, sort: params.sort, pageSize: params.pageSize }
  const steps: SearchAdvice[] = []
  if (params.q !== '' && params.place !== '')
    steps.push({ kind: 'drop-place', params: bare, count: count(bare) })
  if (params.q !== '') {
    const step = { ...bare, q: '', place: params.place, radius: params.radius }
    steps.push({ kind: 'drop-text', params: step, count: count(step) })
  }
  return steps.filter(step => step.count > 0)
}

function isActive(params: JobSearchParams, name: (typeof filterNames)[number]): boolean {
  const value = params[name]
  return Array.isArray(value) ? value.length > 0 : value !== noJobSearchParams[name]
}

function without(params: JobSearchParams, name: JobSearchParamName): JobSearchParams {
  return { ...params, [name]: noJobSearchParams[name], page: 1 }
}
