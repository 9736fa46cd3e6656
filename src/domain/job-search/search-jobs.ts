import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { isFactRefusal } from '../../vocabulary/jobs/refusals.ts'
import { distanceKm } from '../../vocabulary/places/places.ts'
import type { ParamProblem } from '../caller/address-params.schema.ts'
import type { Context } from '../caller/context.ts'
import type { JobIndexAnswer, JobIndexQuery, JobWorth, PayKnown } from '../caller/job-search.ts'
import { countedFacets } from '../caller/job-search.ts'
import { loadJobRows } from '../jobs/steps/load-job-rows.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import {
  type PlaceCorrection,
  readSearchPlace,
  resolveSearchPlace,
  type SearchPlace,
} from './resolve-place.ts'
import { findsLittle, meant, searchAlternatives } from './search-alternatives.ts'
import { type FoundJob, foldEmployers, foldedIds, noFold } from './steps/employer-folds.ts'
import { readableCorrection } from './steps/readable-correction.ts'
import type { SearchAlternative } from './ways-out.ts'

export type { FoundJob }

/** Enough to see how a word is spelt. */
const fewRows = 5

export type JobFacets = JobIndexAnswer['facets']

export type JobSearchResult = {
  /** The search as interpreted: a state typed as a place is a filter, values unknown to the vocabulary are dropped. */
  params: JobSearchParams
  problems: ParamProblem[]
  total: number
  page: number
  pageSize: number
  pageCount: number
  jobs: FoundJob[]
  facets: JobFacets
  corrected: { from: string; to: string } | null
  /** Jobs excluded by a salary filter only because they state no pay. */
  unknownPayLeftOut: number
  payKnown: PayKnown
  /** How many more jobs merely mention the words; counted on the first and the last page, null between them. */
  mentioned: number | null
  place: SearchPlace | null
  /** For an unknown place: what was searched instead, as in `params`. */
  correctedPlace: PlaceCorrection | null
  /** Ways out, best first; only when less than five jobs were found. */
  alternatives: SearchAlternative[]
  /** How many there are whatever their worth to a person; the same as `total` without one. */
  totalOfAll: number
}

/**
 * Finds live jobs; missing `params` mean "any". An unknown place finds nothing, and `place` says so. Rows come from the database, so that
 * the index never decides what is visible. `within` leaves only jobs with a place in this section of the map. With `worth` only jobs are
 * listed that a person may take, best for them first; the counts stay those of the search.
 */
export async function searchJobs(
  ctx: Context,
  given: Partial<JobSearchParams>,
  within: JobIndexQuery['within'] = null,
  worth: JobWorth | null = null,
): Promise<JobSearchResult> {
  const { params, problems, place, correctedPlace } = interpretSearch(given)
  const query = { ...indexQuery(ctx, params, params.pageSize, place), within }
  const found = ctx.search.find(query)
  const answer = worth ? { ...found, ...ctx.search.fit(worth, query), hasMentions: false } : found
  const isPlaceUnknown = place?.kind === 'unknown'
  // Before the rows are read: right after a search its words and filters need not be read again.
  const early = params.page === 1 && !isPlaceUnknown ? countMentioned(ctx, query, answer) : null
  const rows = isPlaceUnknown ? [] : await loadFound(ctx, params, answer)
  const total = isPlaceUnknown ? 0 : answer.total - (answer.ids.length - rows.length)
  const pageCount = Math.ceil(total / params.pageSize)
  const isCounted = params.page === 1 || params.page >= pageCount
  return {
    params,
    problems,
    total,
    page: params.page,
    pageSize: params.pageSize,
    pageCount,
    jobs: place?.kind === 'town' ? rows.map(row => withDistances(row, place)) : rows,
    facets: answer.facets,
    corrected: readableCorrection(params.q, answer.corrections, rows),
    unknownPayLeftOut: isPlaceUnknown ? 0 : answer.unknownPayLeftOut,
    payKnown: isPlaceUnknown ? { stated: 0, derived: 0, unknown: 0 } : answer.payKnown,
    mentioned: isPlaceUnknown ? 0 : isCounted ? (early ?? countMentioned(ctx, query, answer)) : null,
    place,
    correctedPlace,
    // A section of a map may hold few jobs of a search that finds many.
    alternatives: findsLittle(total) && !within && !worth ? await waysOut(ctx, params, place, answer) : [],
    totalOfAll: isPlaceUnknown ? 0 : found.total,
  }
}

/** A search as {@link searchJobs} takes it. */
export function interpretSearch(
  given: Partial<JobSearchParams>,
): Pick<JobSearchResult, 'params' | 'problems' | 'place' | 'correctedPlace'> {
  const { params: asked, problems } = knownVocabulary({ ...noJobSearchParams, ...given })
  const { place, corrected: correctedPlace } = readSearchPlace(asked.place, asked.radius)
  const known = correctedPlace ? { ...asked, place: correctedPlace.to } : asked
  const params = place?.kind === 'region' ? withRegion(known, place) : known
  return { params, problems, place, correctedPlace }
}

function countMentioned(ctx: Context, query: JobIndexQuery, { total, hasMentions }: JobIndexAnswer): number {
  if (!hasMentions) return 0
  return ctx.search.list({ ...query, mentions: true, offset: 0, size: 0 }).total - total
}

async function waysOut(
  ctx: Context,
  params: JobSearchParams,
  place: SearchPlace | null,
  answer: JobIndexAnswer,
): Promise<SearchAlternative[]> {
  return searchAlternatives({
    params,
    place,
    answer,
    word: answer.hasRareWord && answer.corrections.length === 0 ? await probableWord(ctx, params) : null,
    nameOf: profession => jobValueLabel('profession', profession, ctx.locale),
    // Most ways stay where the search is: its place need not be looked up again.
    count: wanted => {
      const isThere = wanted.place === params.place && wanted.radius === params.radius
      return isThere ? countThere(ctx, wanted, place) : countFound(ctx, wanted)
    },
  })
}

/** What was probably meant by words that a few jobs have, so that they were not corrected: perhaps those have the same typo. */
async function probableWord(
  ctx: Context,
  params: JobSearchParams,
): Promise<{ text: string; count: number } | null> {
  const { ids, corrections } = ctx.search.listCorrected(indexQuery(ctx, meant(params, params.q), fewRows))
  if (corrections.length === 0) return null
  const corrected = readableCorrection(params.q, corrections, await loadJobRows(ctx.db, ids, ctx.now()))
  return corrected && { text: corrected.to, count: countFound(ctx, meant(params, corrected.to)) }
}

/** The ads of a page; in the order by relevance each employer's first one says how many more there are. */
async function loadFound(ctx: Context, params: JobSearchParams, answer: JobIndexAnswer): Promise<FoundJob[]> {
  const isSpread = params.sort === 'relevance' && params.employer.length === 0
  const folded = isSpread ? foldedIds(answer) : []
  const loaded = await loadJobRows(ctx.db, [...answer.ids, ...folded], ctx.now())
  const asked = new Set(answer.ids)
  const rows = loaded.filter(row => asked.has(row.id))
  if (!isSpread) return rows.map(row => ({ ...row, ...noFold }))
  return foldEmployers(rows, loaded, answer)
}

/** As many as {@link searchJobs} would find without correcting words. */
export function countFound(ctx: Context, params: JobSearchParams): number {
  const place = resolveSearchPlace(params.place, params.radius)
  return place?.kind === 'unknown' ? 0 : countThere(ctx, params, place)
}

function countThere(ctx: Context, params: JobSearchParams, place: SearchPlace | null): number {
  const wanted = place?.kind === 'region' ? withRegion(params, place) : params
  return ctx.search.list(indexQuery(ctx, wanted, 0, place)).total
}

/** The search in the index's terms. An unknown place is ignored, so that the filter options still show what exists. */
export function indexQuery(
  ctx: Context,
  params: JobSearchParams,
  size: number,
  place: SearchPlace | null = resolveSearchPlace(params.place, params.radius),
): JobIndexQuery {
  const filters: JobIndexQuery['filters'] = {}
  // Whose name has other words than the ad itself is found by all of it.
  const employerName = params.literal ? ctx.search.employerNamed(params.q) : null
  for (const name of countedFacets) if (params[name].length > 0) filters[name] = params[name].map(String)
  return {
    text: employerName === null ? params.q : '',
    employerName,
    mentions: params.mentions,
    filters,
    near: place?.kind === 'town' || place?.kind === 'area' ? place : null,
    salaryMinEurMonth: params.salaryMin,
    includeUnknownPay: params.includeUnknownPay,
    postedWithinDays: params.postedWithin,
    withoutAgencies: params.agencies === 'without',
    refusals: params.without.filter(isFactRefusal),
    weekendsMax: params.weekendsMax,
    holidaysMin: params.holidaysMin,
    offers: params.offers,
    featuredOnly: params.featured,
    now: ctx.now(),
    sort: params.sort === 'fit' ? 'relevance' : params.sort,
    offset: (params.page - 1) * params.pageSize,
    size,
  }
}

/** A state or country typed as a place becomes a filter. */
export function withRegion(
  params: JobSearchParams,
  region: { filter: 'state' | 'country'; value: string },
): JobSearchParams {
  const elsewhere = { ...params, place: '', radius: null }
  if (region.filter === 'state') return { ...elsewhere, state: [...new Set([...params.state, region.value])] }
  const country = params.country.find(country => country === region.value) ?? region.value
  // resolvePlace returns only the four countries.
  return {
    ...elsewhere,
    country: [...new Set([...params.country, country as JobSearchParams['country'][number]])],
  }
}

/** Sorts by distance and sets it, in whole km. */
function withDistances<Row extends JobRow>(row: Row, from: { latDegrees: number; lonDegrees: number }): Row {
  const places = row.places.map(place => {
    const { latDegrees, lonDegrees } = place
    if (latDegrees === null || lonDegrees === null) return place
    return { ...place, distanceKm: Math.round(distanceKm(from, { latDegrees, lonDegrees })) }
  })
  places.sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity))
  return { ...row, places }
}
