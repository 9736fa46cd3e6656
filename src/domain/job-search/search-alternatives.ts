import { isFactRefusal } from '../../vocabulary/jobs/refusals.ts'
import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { professionsBeside, relatedProfessions } from '../../vocabulary/titles/related-professions.ts'
import type { JobIndexAnswer } from '../caller/job-search.ts'
import { type FilterName, filterNames, withoutFilter } from './active-filters.ts'
import { type JobSearchParams, jobSearchQuery, noJobSearchParams } from './job.schema.ts'
import type { SearchPlace } from './resolve-place.ts'
import { fewJobs } from './steps/towns-with-jobs.ts'

/** A way out of a search that finds little: another search, and how many jobs it finds. */
export type SearchAlternative = { params: JobSearchParams } & (
  | ({ count: number } & AlternativeSearch)
  /** The same search as a job alert, which waits for what comes. */
  | { kind: 'alert'; count: null }
)

export const alternativeKinds = [
  'word',
  'place',
  'radius',
  'town',
  'unknown-pay',
  'filter',
  'profession',
  'no-filters',
  'no-place',
  'no-text',
  'alert',
] as const satisfies SearchAlternative['kind'][]

type AlternativeSearch =
  /** As the words were probably meant. */
  | { kind: 'word'; text: string }
  /** A place that has nearly the name of one that does not exist. */
  | { kind: 'place'; place: string }
  | { kind: 'radius'; radiusKm: number }
  | { kind: 'town'; place: string }
  /** Jobs that do not state their pay as well. */
  | { kind: 'unknown-pay' }
  /** Without one filter, or one refusal. */
  | { kind: 'filter'; name: FilterName; values: string[] }
  | { kind: 'profession'; profession: string }
  | { kind: 'no-filters' }
  | { kind: 'no-place' }
  | { kind: 'no-text' }

type Way = Extract<SearchAlternative, { count: number }>

export type LittleFound = {
  params: JobSearchParams
  place: SearchPlace | null
  answer: Pick<JobIndexAnswer, 'total' | 'facets' | 'totals' | 'towns' | 'unknownPayLeftOut'>
  /** Of the words as they were probably meant, where that finds more. */
  word: { text: string; count: number } | null
  /** The name of a profession, as it is searched for. */
  nameOf: (profession: string) => string
  count: (params: JobSearchParams) => number
}

const mostWays = 8
const mostOfAKind = 4
const mostProfessions = 2
/** Each costs a search. */
const mostProfessionsTried = 2
/** A wider distance is still the same region. */
const regionKm = 50

export function findsLittle(total: number): boolean {
  return total < fewJobs
}

/**
 * Ways out of a search that finds less than five jobs, best first; each finds more than the search, and what its count says. Most counts
 * are in the answer already.
 */
export function searchAlternatives(found: LittleFound): SearchAlternative[] {
  const { params, place } = found
  if (place?.kind === 'unknown') return otherPlaces(found, place)
  const wider = widerRadius(found)
  const isInRegion = (way: Way) => way.kind === 'radius' && way.radiusKm <= regionKm
  const nearest = [
    ...sameWords(found),
    ...wider.filter(isInRegion),
    ...fewerFilters(found),
    ...nearTowns(found),
  ]
  const ways = [
    ...nearest,
    ...(nearest.length < mostWays ? otherProfessions(found) : []),
    ...wider.filter(way => !isInRegion(way)),
    ...anywhere(found),
  ]
  const best = ways.length > 0 ? ways.slice(0, mostWays) : lastResorts(found)
  return [...best, ...asAlert(params)]
}

function total({ answer, place }: LittleFound): number {
  return place?.kind === 'unknown' ? 0 : answer.total
}

/** Only those that find more. */
function helpful(ways: Way[], found: LittleFound): Way[] {
  return ways.filter(({ count }) => count > total(found))
}

function otherPlaces(found: LittleFound, unknown: SearchPlace & { kind: 'unknown' }): SearchAlternative[] {
  const { params, count, answer } = found
  const ways = unknown.suggestions.map((place): Way => {
    const there = { ...params, place, page: 1 }
    return { kind: 'place', place, params: there, count: count(there) }
  })
  const anywhere = { ...params, place: '', radius: null, page: 1 }
  const all: Way[] = [...ways, { kind: 'no-place', params: anywhere, count: answer.total }]
  const best = helpful(all, found)
  return best.length > 0 ? best : lastResorts({ ...found, params: anywhere, place: null })
}

function sameWords(found: LittleFound): Way[] {
  const { params, word } = found
  if (!word) return []
  const { text, count } = word
  return helpful([{ kind: 'word', text, count, params: meant(params, text) }], found)
}

/** The words of a search replaced by those that were meant; what was asked literally is not any more. */
export function meant(params: JobSearchParams, text: string): JobSearchParams {
  return { ...params, q: text, literal: false, page: 1 }
}

/** The next distance that finds more, and the next that is no longer little. */
function widerRadius(found: LittleFound): Way[] {
  const { params, place, answer } = found
  if (place?.kind !== 'town') return []
  const steps = answer.facets.radius.map(({ value, count }): Way & { kind: 'radius' } => {
    const radiusKm = Number(value)
    return { kind: 'radius', radiusKm, count, params: { ...params, radius: radiusKm, page: 1 } }
  })
  const wider = steps.filter(({ radiusKm, count }) => radiusKm > place.radiusKm && count > answer.total)
  const enough = wider.find(({ count }) => !findsLittle(count))
  return wider.filter((way, at) => at === 0 || way === enough)
}

function nearTowns(found: LittleFound): Way[] {
  const { params, answer } = found
  const towns = answer.towns.map(({ place, count }): Way => {
    return { kind: 'town', place, count, params: { ...params, place, radius: null, page: 1 } }
  })
  return helpful(towns, found)
}

/** Jobs without stated pay, then without one filter or refusal each, the one that brings most first. */
function fewerFilters(found: LittleFound): Way[] {
  const { params, answer } = found
  const dropped = filterNames.flatMap((name): Way[] => {
    if (name === 'without') return fewerRefusals(found)
    const count = answer.totals[name === 'includeUnknownPay' ? 'salaryMin' : name]
    const value = params[name]
    if (count === undefined || name === 'includeUnknownPay') return []
    const values = Array.isArray(value) ? value.map(String) : [String(value)]
    return [{ kind: 'filter', name, values, count, params: withoutFilter(params, name) }]
  })
  dropped.sort((a, b) => b.count - a.count)
  return [...unknownPay(found), ...helpful(dropped, found).slice(0, mostOfAKind)]
}

function fewerRefusals({ params, answer }: LittleFound): Way[] {
  return params.without.filter(isFactRefusal).flatMap((refusal): Way[] => {
    const count = answer.totals[refusal]
    if (count === undefined) return []
    const others = params.without.filter(other => other !== refusal)
    return [
      {
        kind: 'filter',
        name: 'without',
        values: [refusal],
        count,
        params: { ...params, without: others, page: 1 },
      },
    ]
  })
}

function unknownPay({ params, answer }: LittleFound): Way[] {
  if (answer.unknownPayLeftOut === 0) return []
  const count = answer.total + answer.unknownPayLeftOut
  return [{ kind: 'unknown-pay', count, params: { ...params, includeUnknownPay: true, page: 1 } }]
}

function otherProfessions(found: LittleFound): Way[] {
  const [chosen] = found.params.profession
  return chosen === undefined ? professionsInWords(found) : professionsChosen(found, chosen)
}

function professionsChosen(found: LittleFound, chosen: string): Way[] {
  const { params, answer } = found
  const counts = new Map(answer.facets.profession.map(({ value, count }) => [value, count]))
  const ways = relatedProfessions(chosen)
    .filter(profession => !params.profession.includes(profession))
    .map((profession): Way => {
      const count = counts.get(profession) ?? 0
      return {
        kind: 'profession',
        profession,
        count,
        params: { ...params, profession: [profession], page: 1 },
      }
    })
  return helpful(ways, found).slice(0, mostProfessions)
}

/** The profession in the words is replaced by a related one. */
function professionsInWords(found: LittleFound): Way[] {
  const { params, nameOf, count } = found
  const [named] = findProfessions(params.q)
  const [first, ...more] = named?.words ?? []
  if (!named || first === undefined) return []
  const others = more.reduce((rest, word) => rest.replace(word, ''), params.q)
  const ways: Way[] = []
  for (const profession of professionsBeside(named.id).slice(0, mostProfessionsTried)) {
    if (ways.length === mostProfessions) break
    const q = others
      .replace(first, () => nameOf(profession))
      .replace(/\s+/g, ' ')
      .trim()
    const there = { ...params, q, page: 1 }
    ways.push(...helpful([{ kind: 'profession', profession, params: there, count: count(there) }], found))
  }
  return ways
}

function anywhere(found: LittleFound): Way[] {
  const { params, answer } = found
  const count = answer.totals.place
  if (count === undefined) return []
  return helpful(
    [{ kind: 'no-place', count, params: { ...params, place: '', radius: null, page: 1 } }],
    found,
  )
}

/** When no single change is enough: the words alone in the place, anywhere, or without the words. */
function lastResorts(found: LittleFound): Way[] {
  const { params, count } = found
  const { q, place, radius, sort, pageSize } = params
  const bare = { ...noJobSearchParams, sort, pageSize }
  const steps: [Way['kind'] & ('no-filters' | 'no-place' | 'no-text'), JobSearchParams][] = [
    ['no-filters', { ...bare, q, place, radius }],
    ['no-place', { ...bare, q }],
    ['no-text', { ...params, q: '', page: 1 }],
    ['no-text', { ...bare, place, radius }],
    ['no-text', bare],
  ]
  for (const [kind, step] of steps) {
    if (jobSearchQuery(step) === jobSearchQuery({ ...params, page: 1 })) continue
    const there = count(step)
    if (there > total(found)) return [{ kind, params: step, count: there }]
  }
  return []
}

/** An alert needs something to search for. */
function asAlert(params: JobSearchParams): SearchAlternative[] {
  const { sort, page, pageSize, postedWithin } = noJobSearchParams
  const wanted = { ...params, sort, page, pageSize, postedWithin }
  return jobSearchQuery(wanted) === '' ? [] : [{ kind: 'alert', count: null, params: wanted }]
}
