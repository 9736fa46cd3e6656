import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import { distanceKm } from '../../vocabulary/places/places.ts'
import type { ParamProblem } from '../caller/address-params.schema.ts'
import type { Context } from '../caller/context.ts'
import type { JobIndexAnswer, JobIndexQuery } from '../caller/job-search.ts'
import { countedFacets } from '../caller/job-search.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import { knownVocabulary } from './known-vocabulary.ts'
import {
  type PlaceCorrection,
  readSearchPlace,
  resolveSearchPlace,
  type SearchPlace,
} from './resolve-place.ts'
import { type ActiveFilter, activeFilters, adviseSearch, type SearchAdvice } from './search-advice.ts'
import { readableCorrection } from './steps/readable-correction.ts'

export type JobFacets = JobIndexAnswer['facets']

export type JobSearchResult = {
  /** The search as it was understood: a state typed as place is a filter, values unknown to the vocabulary are left out. */
  params: JobSearchParams
  problems: ParamProblem[]
  total: number
  page: number
  pageSize: number
  pageCount: number
  jobs: JobRow[]
  facets: JobFacets
  corrected: { from: string; to: string } | null
  /** Jobs that a salary filter leaves out only because they say nothing about pay. */
  unknownPayLeftOut: number
  place: SearchPlace | null
  /** When there is no such place: what was searched around instead, which `params` name. */
  correctedPlace: PlaceCorrection | null
  activeFilters: ActiveFilter[]
  /** Next steps, best first; only when nothing was found. */
  advice: SearchAdvice[]
}

/**
 * Finds live jobs. `params` are those of {@link JobSearchParams}; what is missing means "any". With an unknown place
 * nothing is found and `place` says so. Rows come from the database, so that the index never decides what is shown.
 */
export async function searchJobs(ctx: Context, given: Partial<JobSearchParams>): Promise<JobSearchResult> {
  const { params: asked, problems } = knownVocabulary({ ...noJobSearchParams, ...given })
  const { place, corrected: correctedPlace } = readSearchPlace(asked.place, asked.radius)
  const known = correctedPlace ? { ...asked, place: correctedPlace.to } : asked
  const params = place?.kind === 'region' ? withRegion(known, place) : known
  const answer = ctx.search.find(indexQuery(ctx, params, params.pageSize, place))
  const isPlaceUnknown = place?.kind === 'unknown'
  const rows = isPlaceUnknown ? [] : await ctx.search.rows.load(ctx.db, answer.ids, ctx.now())
  const total = isPlaceUnknown ? 0 : answer.total - (answer.ids.length - rows.length)
  return {
    params,
    problems,
    total,
    page: params.page,
    pageSize: params.pageSize,
    pageCount: Math.ceil(total / params.pageSize),
    jobs: place?.kind === 'town' ? rows.map(row => withDistances(row, place)) : rows,
    facets: answer.facets,
    corrected: readableCorrection(params.q, answer.corrections, rows),
    unknownPayLeftOut: isPlaceUnknown ? 0 : answer.unknownPayLeftOut,
    place,
    correctedPlace,
    activeFilters: activeFilters(params),
    advice: total > 0 ? [] : adviseSearch(params, isPlaceUnknown, wanted => countFound(ctx, wanted)),
  }
}

/** How many jobs a search finds. */
export function countFound(ctx: Context, params: JobSearchParams): number {
  return ctx.search.list(indexQuery(ctx, params, 0)).total
}

/** The search as the index takes it. An unknown place counts as none, so that the options still show what there is. */
export function indexQuery(
  ctx: Context,
  params: JobSearchParams,
  size: number,
  place: SearchPlace | null = resolveSearchPlace(params.place, params.radius),
): JobIndexQuery {
  const filters: JobIndexQuery['filters'] = {}
  for (const name of countedFacets) if (params[name].length > 0) filters[name] = params[name].map(String)
  return {
    text: params.q,
    filters,
    near: place?.kind === 'town' || place?.kind === 'area' ? place : null,
    salaryMinEurMonth: params.salaryMin,
    includeUnknownPay: params.includeUnknownPay,
    postedWithinDays: params.postedWithin,
    withoutAgencies: params.agencies === 'without',
    featuredOnly: params.featured,
    now: ctx.now(),
    sort: params.sort,
    offset: (params.page - 1) * params.pageSize,
    size,
  }
}

/** A state or a country that was typed as place is a filter like any other. */
export function withRegion(
  params: JobSearchParams,
  region: { filter: 'state' | 'country'; value: string },
): JobSearchParams {
  const elsewhere = { ...params, place: '', radius: null }
  if (region.filter === 'state') return { ...elsewhere, state: [...new Set([...params.state, region.value])] }
  const country = params.country.find(country => country === region.value) ?? region.value
  // Only the four countries of resolvePlace arrive here.
  return {
    ...elsewhere,
    country: [...new Set([...params.country, country as JobSearchParams['country'][number]])],
  }
}

/** The nearest place first, each with its distance in whole km. */
function withDistances(row: JobRow, from: { latDegrees: number; lonDegrees: number }): JobRow {
  const places = row.places.map(place => {
    const { latDegrees, lonDegrees } = place
    if (latDegrees === null || lonDegrees === null) return place
    return { ...place, distanceKm: Math.round(distanceKm(from, { latDegrees, lonDegrees })) }
  })
  places.sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity))
  return { ...row, places }
}
