import { z } from 'zod'

/** Side by side on one page; more would be read like a list. */
export const mostCompared = 4
/** How many of the ids beyond those are still named. */
const mostNamed = 8

export type ComparisonWish = {
  /** In the order in which they were chosen, each once; the first {@link mostCompared} are compared. */
  jobIds: number[]
  /** What stood for an ad and names none. */
  wrong: string[]
  /** Of a full-time post, 1 to 100; null: as the reader's profile wishes, else all of it. */
  workloadPercent: number | null
  /** Completed years of experience, for the steps of collective agreements. */
  years: number | null
  /** Where distances begin, as it was typed. */
  place: string
}

const number = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))

const workload = number(1, 100).nullable().catch(null)
const years = number(0, 60).nullable().catch(null)
const place = z.string().trim().max(120).catch('')

/** Reads an address: `jobs=1,2` or, as check boxes send it, `jobs=1&jobs=2`. What cannot be read is as if it were not there. */
export function readComparisonWish(search: URLSearchParams): ComparisonWish {
  const named = search
    .getAll('jobs')
    .flatMap(each => each.split(','))
    .map(each => each.trim())
    .filter(Boolean)
    .slice(0, mostCompared + mostNamed)
  const read = named.map(each => ({ each, id: jobIdIn(each) }))
  return {
    jobIds: [...new Set(read.flatMap(({ id }) => id ?? []))],
    wrong: read.filter(({ id }) => id === null).map(({ each }) => each.slice(0, 60)),
    workloadPercent: workload.parse(search.get('workload')),
    years: years.parse(search.get('years')),
    place: place.parse(search.get('place') ?? ''),
  }
}

/** The number of an ad: alone, or in the address of its page, whatever site the address is of: the number is looked up here. */
export function jobIdIn(text: string): number | null {
  const written = /^(?:#|.*?\bjobs\/)?(\d{1,10})(?:[-/?#].*)?$/.exec(text.trim())?.[1]
  const id = Number(written ?? 0)
  return id > 0 && id < 2 ** 31 ? id : null
}

/** The query of a comparison, as it is written everywhere: what nobody chose is left out. */
export function comparisonQuery(wish: Partial<Omit<ComparisonWish, 'wrong'>>): string {
  const { jobIds = [], workloadPercent = null, years: experience = null, place: from = '' } = wish
  const rest = new URLSearchParams({
    ...(workloadPercent !== null && { workload: String(workloadPercent) }),
    ...(experience !== null && { years: String(experience) }),
    ...(from && { place: from }),
  })
  // A comma needs no escape in a query, and people read these addresses.
  const jobs = jobIds.length > 0 ? [`jobs=${jobIds.join(',')}`] : []
  return [...jobs, ...(rest.size > 0 ? [rest.toString()] : [])].join('&')
}
