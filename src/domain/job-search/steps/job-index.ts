import { RecentMap } from '../../../basics/remember.ts'
import { dayMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type {
  NumberRange,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SearchSchema,
  SearchSort,
} from '../../../search/types.ts'
import { type JobSort, postedWithinDays, salaryStepsEurMonth } from '../../../vocabulary/jobs/job.values.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import {
  countedFacets,
  type JobFinder,
  type JobIndexAnswer,
  type JobIndexQuery,
} from '../../caller/job-search.ts'
import { employerNameValues, employerSpread } from './employer-names.ts'
import { facetsOf, totalsOf } from './job-counts.ts'
import { countedRefusals, refusing } from './refuse-facts.ts'
import { fewJobs, townsWithJobs } from './towns-with-jobs.ts'

/** What is indexed, by weight: the title first, then employer and place, then the text. */
export const jobSearchSchema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 6 },
    { name: 'employer', kind: 'name', weight: 1.5, lengthNorm: 0.2, usualLength: 4 },
    { name: 'places', kind: 'name', weight: 2, lengthNorm: 0, usualLength: 3 },
    { name: 'department', kind: 'unit', weight: 1, lengthNorm: 0.2, usualLength: 4 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.6, usualLength: 150 },
  ],
  concepts: { weight: 1 },
  facets: [
    { name: 'category', usualValues: 7 },
    { name: 'profession', usualValues: 240 },
    { name: 'specialty', usualValues: 90 },
    { name: 'employmentType', usualValues: 12 },
    { name: 'contract', usualValues: 3 },
    { name: 'experience', usualValues: 5 },
    { name: 'remote', usualValues: 3 },
    { name: 'shift', usualValues: 24 },
    { name: 'employerType', usualValues: 24 },
    { name: 'employerSize', usualValues: 5 },
    { name: 'employer', usualValues: 5_000 },
    { name: 'country', usualValues: 6 },
    { name: 'state', usualValues: 60 },
    { name: 'language', usualValues: 12 },
    { name: 'adLanguage', usualValues: 2 },
    { name: 'tariff', usualValues: 150 },
    { name: 'agency', usualValues: 2 },
    { name: 'employerName', usualValues: 10_000 },
  ],
  numbers: ['postedAt', 'payMin', 'payMax', 'validThrough', 'featuredUntil', 'rankedAt'],
  expiry: 'validThrough',
  featured: 'featuredUntil',
  freshness: 'rankedAt',
}

const minuteMs = 60_000
const maxAnswers = 250

function searchDocument(job: JobDocument): SearchDocument {
  return {
    id: job.id,
    version: job.version,
    language: job.language,
    title: job.title,
    texts: {
      title: job.title,
      employer: job.employer,
      places: job.places,
      department: job.department,
      text: job.text,
    },
    concepts: job.concepts,
    facets: {
      ...job.facets,
      agency: [job.isAgency ? 'yes' : 'no'],
      employerName: employerNameValues(job.employer),
    },
    numbers: {
      postedAt: job.postedAtMs,
      payMin: job.payMin,
      payMax: job.payMax,
      validThrough: job.validThroughMs,
      featuredUntil: job.featuredUntilMs,
      rankedAt: job.postedAtMs - (1 - completenessOf(job)) * incompleteDays * dayMs,
    },
    places: job.points,
  }
}

/** An ad that says nothing of what people ask about first ranks like one that is older by this. */
const incompleteDays = 14

/** The share of what people ask about first that the ad states. */
function completenessOf({ payMax, points, facets }: JobDocument): number {
  const { shift, contract, employmentType } = facets
  const stated = [
    payMax !== null,
    points.length > 0,
    shift.length > 0,
    contract.length > 0,
    employmentType.length > 0,
  ]
  return stated.filter(Boolean).length / stated.length
}

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
  return {
    find: query => {
      const asked = { ...searchQuery(query), ...counting(query) }
      const key = JSON.stringify(asked)
      const known = answers.get(key)
      if (known) return known
      const answer = answerOf(index.search(asked), query)
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
      return index.upsert(searchDocument(document))
    },
    remove: id => {
      answers.clear()
      index.remove(id)
    },
    size: () => index.stats().documents,
    bytes: () => index.stats().bytes,
    versions: () => index.versions(),
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
    hasRareWord: result.rarest !== null && result.rarest < fewJobs,
    hasMentions: result.hasMentions,
  }
}

/** Equal searches within a minute share a cached result; jobs that end meanwhile are still hidden by the database. */
function wholeMinute(now: Date): number {
  return Math.floor(now.getTime() / minuteMs) * minuteMs
}

function searchQuery(query: JobIndexQuery): SearchQuery {
  const nowMs = wholeMinute(query.now)
  const filters: Record<string, readonly string[]> = { ...query.filters }
  if (query.withoutAgencies) filters.agency = ['no']
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
    ...refusing(query.refusals),
  }
}

function counting(query: JobIndexQuery): Partial<SearchQuery> {
  const nowMs = wholeMinute(query.now)
  return {
    facets: [...countedFacets, 'agency'],
    steps: {
      // The first step counts all jobs that state their pay.
      payMax: [0, ...salaryStepsEurMonth],
      postedAt: postedWithinDays.map(days => nowMs - days * dayMs).reverse(),
      featuredUntil: [nowMs + 1],
    },
    radiusStepsKm: query.near && 'radiusKm' in query.near ? limits.distancesKm : [],
    locate: query.near !== null,
    refusals: countedRefusals,
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
