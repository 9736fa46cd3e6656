import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { fewerFilters } from './fewer-filters.ts'
import { type JobSearchParams, jobSearchQuery, noJobSearchParams } from './job.schema.ts'
import { otherProfessions } from './other-professions.ts'
import type { SearchPlace } from './resolve-place.ts'
import { fewJobs } from './steps/towns-with-jobs.ts'
import { helpful, type LittleFound, type SearchAlternative, totalOf, type Way } from './ways-out.ts'

const mostWays = 8
/** Each costs a search. */
const mostNamed = 3
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
  const alone = professionsAlone(found)
  const ways = [
    ...nearest,
    ...alone,
    // Beside "MFA oder ZFA" nobody wants what is related to one of the two.
    ...(nearest.length < mostWays && alone.length < 2 ? otherProfessions(found) : []),
    ...wider.filter(way => !isInRegion(way)),
    ...anywhere(found),
  ]
  const best = ways.length > 0 ? ways.slice(0, mostWays) : lastResorts(found)
  return [...best, ...asAlert(params)]
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

/** Each profession named by words that together find nothing: "MFA oder ZFA", "Wo verdiene ich als MFA". */
function professionsAlone(found: LittleFound): Way[] {
  const { params, count } = found
  if (totalOf(found) > 0) return []
  const texts = new Set(findProfessions(params.q).map(({ words }) => quoted(params.q, words)))
  texts.delete(params.q)
  // Beside a profession, an English "or" is no operating room.
  texts.delete('or')
  const ways = [...texts].slice(0, mostNamed).map((text): Way => {
    const there = meant(params, text)
    return { kind: 'word', text, params: there, count: count(there) }
  })
  return helpful(ways, found)
}

/** As it was written: "Gesundheits- und Krankenpfleger". */
function quoted(text: string, words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return text.slice(text.indexOf(words[0] ?? ''), text.lastIndexOf(last) + last.length)
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
    if (there > totalOf(found)) return [{ kind, params: step, count: there }]
  }
  return []
}

/** An alert needs something to search for. */
function asAlert(params: JobSearchParams): SearchAlternative[] {
  const { sort, page, pageSize, postedWithin } = noJobSearchParams
  const wanted = { ...params, sort, page, pageSize, postedWithin }
  return jobSearchQuery(wanted) === '' ? [] : [{ kind: 'alert', count: null, params: wanted }]
}
