import { type JobSearchParamName, type JobSearchParams, noJobSearchParams } from './job.schema.ts'

/** An active filter, and the search without it. */
export type ActiveFilter = { name: FilterName; value: string; without: JobSearchParams }

export type FilterName = (typeof filterNames)[number]

/** Every filter (not text, place and radius, which have fields of their own), in display order. */
export const filterNames = [
  'mentions',
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
  'adLanguage',
  'tariff',
  'postedWithin',
  'agencies',
  'without',
  'weekendsMax',
  'holidaysMin',
  'offers',
  'featured',
] as const satisfies JobSearchParamName[]

/** Every active filter value. */
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
      active.push({ name, value: String(value), without: withoutFilter(params, name) })
  }
  return active
}

/** The search without a filter, all of its values together. */
export function withoutFilter(params: JobSearchParams, name: FilterName): JobSearchParams {
  return { ...params, [name]: noJobSearchParams[name], page: 1 }
}
