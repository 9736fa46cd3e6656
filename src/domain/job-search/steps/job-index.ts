import { RecentMap } from '../../../basics/remember.ts'
import { dayMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type {
  NumberRange,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SearchSort,
} from '../../../search/types.ts'
import type { Worth } from '../../../search/worth.ts'
import { type JobSort, postedWithinDays, salaryStepsEurMonth } from '../../../vocabulary/jobs/job.values.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import {
  countedFacets,
  dutyFacets,
  type JobFinder,
  type JobIndexAnswer,
  type JobIndexQuery,
  type JobWorth,
} from '../../caller/job-search.ts'
import { countedOffers, dutyFilters } from './duty-filters.ts'
import { employerSpread, employersCalled, isOwnName, wholeEmployerName } from './employer-names.ts'
import { facetsOf, payKnownOf, totalsOf } from './job-counts.ts'
import { countedRefusals, refusing } from './refuse-facts.ts'
import { searchDocument } from './search-document.ts'
import { fewJobs, townsWithJobs } from './towns-with-jobs.ts'

const minuteMs = 60_000
const maxAnswers = 250

/** This process's index, as the rest of the module uses it; see {@link file://../../search/types.ts}. */
export type JobIndex = JobFinder & {
  /** @returns false when the document cannot be indexed */
  upsert(document: JobDocument): boolean
  remove(id: number): void
  size(): number
  /** Memory in bytes. */
  bytes(): number
  /** The {@link versionMark} of each job when it was indexed. */
  versions(): Iterable<{ id: number; version: number }>
}

/** Translates job searches into the index's terms, and completes its counts to all options of every filter. */
export function jobIndex(index: SearchIndex): JobIndex {
  // Cached until the index changes, so that a popular search is evaluated once.
  const answers = new RecentMap<string, JobIndexAnswer>(maxAnswers)
  // Searches are ordered in two steps only while there is an ad to put behind; an index that was loaded may already have some.
  let known: Set<number> | null = null
  const hasDemoted = () => {
    known ??= new Set(demotedIn(index))
    return known.size > 0
  }
  const called = employersCalled(
    whole => index.count({ ...everything, filters: { employerName: [whole] } }) > 0,
  )
  const searchQuery = (query: JobIndexQuery) => withDemoted(askedOf(query), hasDemoted())
  return {
    find: query => {
      const asked = searchQuery(query)
      // What is counted beside it is told by the same search and the same minute.
      const key = JSON.stringify(asked)
      const kept = answers.get(key)
      if (kept) return kept
      const answer = answerOf(index.search({ ...asked, ...counting(query) }), query)
      answers.set(key, answer)
      return answer
    },
    list: query => {
      if (query.size === 0) return { total: index.count(searchQuery(query)), ids: [] }
      const { total, hits } = index.search({ ...searchQuery(query), facets: [] })
      return { total, ids: hits.map(hit => hit.id) }
    },
    listCorrected: query => {
      const asked = { ...searchQuery(query), facets: [], correct: true, correctBelow: fewJobs }
      const { hits, corrections } = index.search(asked)
      return { ids: hits.map(hit => hit.id), corrections }
    },
    fit: (worth, query) => {
      const asked = { ...searchQuery({ ...query, sort: 'relevance' }), facets: [], correct: false }
      const { total, hits } = index.rank(withoutUnrelated(asked, worth), indexWorth(worth, hasDemoted()))
      return { total, ids: hits.map(hit => hit.id) }
    },
    hasEmployer: name => {
      const whole = wholeEmployerName(name)
      return whole !== null && called.has(whole)
    },
    employerNamed: name => {
      const whole = wholeEmployerName(name)
      return whole !== null && isOwnName(name) && called.has(whole) ? whole : null
    },
    locate: query => {
      const asked = { ...searchQuery(query), facets: [], spread: null, locate: true, offset: 0, size: 0 }
      const { total, where } = index.search(asked)
      return { total, ...(where?.found() ?? { points: [], sets: [], nowhere: 0 }) }
    },
    match: documents => {
      const match = index.matchQueries(documents.map(searchDocument))
      return queries => match(queries.map(query => ({ ...searchQuery(query), correct: false })))
    },
    upsert: document => {
      answers.clear()
      called.forget()
      if (document.isDemoted) known?.add(document.id)
      else known?.delete(document.id)
      return index.upsert(searchDocument(document))
    },
    remove: id => {
      answers.clear()
      called.forget()
      known?.delete(id)
      index.remove(id)
    },
    size: () => index.stats().documents,
    bytes: () => index.stats().bytes,
    versions: () => index.versions(),
  }
}

/** An ad that does not state its profession stays, as behind any refusal, and so does one for several, which its worth judges. */
function withoutUnrelated(query: SearchQuery, { unrelated }: JobWorth): SearchQuery {
  if (unrelated.length === 0) return query
  return {
    ...query,
    excludes: { ...query.excludes, unrelated: { facet: 'soleProfession', values: unrelated } },
  }
}

/** More than all criteria together. */
const demotion = -1_000
const worthOfStanding = (values: readonly string[]) => (values.includes('demoted') ? demotion : 0)

function indexWorth({ facts, places, pay, without }: JobWorth, hasDemoted: boolean): Worth {
  return {
    facets: [
      ...facts.map(({ fact, of }) => ({ facet: fact as string, of })),
      ...(hasDemoted ? [{ facet: 'standing', of: worthOfStanding }] : []),
    ],
    numbers: pay === null ? [] : [{ column: 'payMax', of: pay }],
    places: places && {
      of: places.onSite,
      except: { facet: 'remote', value: 'remote', of: places.remote },
    },
    without,
  }
}

function answerOf(result: SearchResult, query: JobIndexQuery): JobIndexAnswer {
  return {
    total: result.total,
    ids: result.hits.map(hit => hit.id),
    sameTitle: new Map(result.hits.map(({ id, sameTitle = [] }) => [id, sameTitle])),
    facets: facetsOf(result, query),
    totals: totalsOf(result),
    towns: result.total < fewJobs && result.where ? townsWithJobs(result.where) : [],
    corrections: result.corrections,
    unknownPayLeftOut: result.leftOut.payMax ?? 0,
    payKnown: payKnownOf(result),
    hasRareWord: result.rarest !== null && result.rarest < fewJobs,
    hasMentions: result.hasMentions,
  }
}

/** Equal searches within a minute share a cached result; jobs that end meanwhile are still hidden by the database. */
function wholeMinute(now: Date): number {
  return Math.floor(now.getTime() / minuteMs) * minuteMs
}

function askedOf(query: JobIndexQuery): SearchQuery {
  const nowMs = wholeMinute(query.now)
  const filters: Record<string, readonly string[]> = { ...query.filters }
  if (query.employerName) filters.employerName = [query.employerName]
  if (query.withoutAgencies) filters.agency = ['no']
  Object.assign(filters, dutyFilters(query))
  const ranges: Record<string, NumberRange> = {}
  if (query.salaryMinEurMonth !== null)
    ranges.payMax = { min: query.salaryMinEurMonth, orMissing: query.includeUnknownPay }
  if (query.postedWithinDays !== null) ranges.postedAt = { min: nowMs - query.postedWithinDays * dayMs }
  if (query.featuredOnly) ranges.featuredUntil = { min: nowMs + 1 }
  const { text, mentions, near, within = null, offset, size } = query
  return {
    text,
    mentions,
    filters,
    ranges,
    near,
    within,
    nowMs,
    sort: sorts[query.sort],
    spread: employerSpread(query),
    offset,
    size,
    ...refusing(query),
  }
}

const everything: SearchQuery = {
  text: '',
  filters: {},
  ranges: {},
  near: null,
  nowMs: 0,
  sort: { by: 'relevance' },
  facets: [],
  spread: null,
  offset: 0,
  size: 0,
}

const mostDemoted = 10_000

function demotedIn(index: SearchIndex): number[] {
  const { hits } = index.search({ ...everything, filters: { standing: ['demoted'] }, size: mostDemoted })
  return hits.map(({ id }) => id)
}

function withDemoted(query: SearchQuery, hasDemoted: boolean): SearchQuery {
  if (!hasDemoted) return query
  return { ...query, behind: [...(query.behind ?? []), { facet: 'standing', values: ['usual'] }] }
}

const allCounted = [...countedFacets, 'agency', 'paySource', ...dutyFacets]
const allRefusals = { ...countedRefusals, ...countedOffers }

function counting(query: JobIndexQuery): Partial<SearchQuery> {
  const nowMs = wholeMinute(query.now)
  return {
    facets: allCounted,
    steps: {
      // The first step counts all jobs that state their pay.
      payMax: [0, ...salaryStepsEurMonth],
      postedAt: postedWithinDays.map(days => nowMs - days * dayMs).reverse(),
      featuredUntil: [nowMs + 1],
    },
    radiusStepsKm: query.near && 'radiusKm' in query.near ? limits.distancesKm : [],
    locate: query.near !== null,
    refusals: allRefusals,
  }
}

const sorts: Record<JobSort, SearchSort> = {
  relevance: { by: 'relevance' },
  newest: { by: 'number', column: 'postedAt', order: 'descending' },
  oldest: { by: 'number', column: 'postedAt', order: 'ascending' },
  'salary-high': { by: 'number', column: 'payMax', order: 'descending' },
  'salary-low': { by: 'number', column: 'payMin', order: 'ascending' },
  'title-asc': { by: 'title', order: 'ascending' },
  'title-desc': { by: 'title', order: 'descending' },
}
