import type { Context } from '../../../../domain/caller/context.ts'
import { jobSearchQuery, readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { type LocatedJobs, locateJobs } from '../../../../domain/job-search/locate-jobs.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { Box } from '../../../../search/places/place-sets.ts'
import {
  boxOfSection,
  closestFit,
  cornersOf,
  deepestZoom,
  type MapSection,
  sectionAround,
} from '../../../../vocabulary/places/map/map-section.ts'
import { href } from '../../../addresses.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { searchParamsOf } from '../../../parts/public/job-list/settled-address.server.ts'
import { withQuery } from '../../../parts/shared/filters/list-view.ts'
import { drawJobMap } from './draw-job-map.server.ts'
import { readSection, readSpot, writeSection } from './map-address.ts'
import { townAt } from './town-at.server.ts'

/**
 * The list of the jobs in a section of the map, and the map of all that the search finds. Without a section in the address the map is fitted
 * to the search, and the list has everything.
 */
export async function loadJobMap(ctx: Context, search: URLSearchParams) {
  const { locale } = ctx
  const t = translator(locale)
  const { params } = readJobSearchParams(searchParamsOf(search))
  const located = locateJobs(ctx, params)
  // Where nothing is found anywhere, the ways out must not speak of a section.
  const chosen = located.total === 0 ? null : readSection(search.get('view'))
  const spot = located.total === 0 ? null : readSpot(search.get('spot'))
  const section = chosen ?? sectionOf(located)
  const within = spot ?? (chosen && chosen.zoom > 0 ? boxOfSection(chosen) : null)
  const query: [string, string][] = []
  if (chosen) query.push(['view', writeSection(chosen)])
  if (spot) query.push(['spot', search.get('spot') ?? ''])
  const listPath = href('job-map', locale)
  // Where the jobs are is chosen on the map.
  const withoutFilters = ['country', 'state']
  const list = await loadJobList(ctx, search, { listPath, withoutFilters, section: { query, within } })
  const base = jobSearchQuery({ ...params, page: 1 })
  const linkTo = (...more: [string, string][]) => {
    const link = new URLSearchParams(base)
    for (const [name, value] of more) link.set(name, value)
    return withQuery(listPath, link.toString())
  }
  const isEmpty = within !== null && list.total === 0
  const heading = headingOf(list.total, spot, within, locale)
  return {
    list: isEmpty ? { ...list, alternatives: [wholeMapWay(located, linkTo(), locale)] } : list,
    noneHint: isEmpty ? t('job-map.none-here') : undefined,
    heading,
    title: t('job-map.title', { list: heading ?? list.title }),
    map: drawJobMap({ located, section, chosen, spot: spot && search.get('spot'), linkTo }, locale),
  }
}

/** Null for the whole list, which has headings of its own. */
function headingOf(count: number, spot: Box | null, within: Box | null, locale: Locale): string | null {
  const t = translator(locale)
  const counted = { count, total: formatCount(count, locale) }
  if (!spot) return within && t('job-map.in-section', counted)
  const { south, west, north, east } = spot
  const town = townAt({ latDegrees: (south + north) / 2, lonDegrees: (west + east) / 2 })
  return town ? t('job-map.at-spot', { ...counted, where: town.name }) : t('job-map.at-place', counted)
}

/** What was searched around, or all places that were found. */
function sectionOf({ points, circles }: LocatedJobs): MapSection {
  if (circles.length > 0) return sectionAround(circles.flatMap(cornersOf), deepestZoom)
  return sectionAround(points, closestFit)
}

function wholeMapWay({ total }: LocatedJobs, to: string, locale: Locale) {
  const text = translator(locale)('job-map.show-all', { count: total, total: formatCount(total, locale) })
  return { text, to, findsMore: true }
}
