import { alternativeText } from '../../../domain/job-search/alternative-text.ts'
import { jobSearchQuery } from '../../../domain/job-search/job.schema.ts'
import type { SearchPlace } from '../../../domain/job-search/resolve-place.ts'
import type { JobSearchResult } from '../../../domain/job-search/search-jobs.ts'
import { type UnderstoodSearch, understoodQuery } from '../../../domain/job-search/understand-search.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import type { ApiJobList } from '../api.schema.ts'
import type { JobBase } from '../job-json.ts'
import { type ByteText, membersText } from './byte-text.ts'
import { facetsText } from './facets-text.ts'
import { foundJobText } from './found-job-text.ts'

/** An {@link ApiJobList}. */
export function jobListText(
  base: JobBase,
  result: JobSearchResult,
  understood: UnderstoodSearch | null,
  locale: Locale,
): ByteText {
  // Omitted: thousands of employers are no usable facet, and there is an endpoint for them.
  const { employer: _, ...facets } = result.facets
  const before: Pick<ApiJobList, 'total' | 'page' | 'pageSize'> = {
    total: result.total,
    page: result.page,
    pageSize: result.pageSize,
  }
  const jobs = result.jobs.map(job => foundJobText(base, job, result.params.without, locale))
  const after: Omit<ApiJobList, keyof typeof before | 'jobs' | 'facets'> = {
    corrected: result.corrected,
    understood: understood && understoodJson(understood),
    unknownPayLeftOut: result.unknownPayLeftOut,
    payKnown: result.payKnown,
    mentioned: result.mentioned,
    place: placeJson(result, locale),
    alternatives: result.alternatives.map(alternative => ({
      kind: alternative.kind,
      label: alternativeText(alternative, locale),
      count: alternative.count,
      query: jobSearchQuery({ ...alternative.params, page: 1 }),
    })),
  }
  const found = `"jobs":[${jobs.join(',')}],"facets":${facetsText(facets, locale)}`
  return `{${membersText(before)},${found},${membersText(after)}}` as ByteText
}

function understoodJson(understood: UnderstoodSearch): NonNullable<ApiJobList['understood']> {
  const { asked, words, parts } = understood
  return { asked, words, query: understoodQuery(understood), parts }
}

function placeJson({ place, correctedPlace }: JobSearchResult, locale: Locale): ApiJobList['place'] {
  if (place === null) return null
  if (place.kind === 'unknown')
    return { known: false, name: place.text, correctedFrom: null, suggestions: place.suggestions }
  return {
    known: true,
    name: placeName(place, locale),
    correctedFrom: correctedPlace?.from ?? null,
    suggestions: correctedPlace?.others ?? [],
  }
}

function placeName(place: Exclude<SearchPlace, { kind: 'unknown' }>, locale: Locale): string {
  if (place.kind === 'region') return jobValueLabel(place.filter, place.value, locale)
  return place.kind === 'area' && locale === 'en' ? place.nameEn : place.name
}
