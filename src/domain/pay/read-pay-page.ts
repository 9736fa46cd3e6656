import { berlinDay } from '../../basics/berlin.ts'
import {
  type PresentScheme,
  professionsWithScheme,
  schemesOfProfession,
} from '../../vocabulary/pay/gross/present-schemes.ts'
import { placeText } from '../../vocabulary/places/place-text.ts'
import { relatedProfessions } from '../../vocabulary/titles/related-professions.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { type FoundJob, searchJobs } from '../job-search/search-jobs.ts'
import { type PayArea, payCountries } from './pay-area.ts'
import { loadFiguresOf, loadStockedAmong, type PayFigure } from './pay-figure.queries.ts'
import { payBases } from './pay-figure.values.ts'
import { areaOfCode, type PayTopic, paySlugs, readPaySlug } from './steps/pay-slug.ts'

const shown = { jobs: 4, areas: 12, related: 8 }

/** A figure with the area that it is about, which is a larger one than was asked for where that has too few ads. */
export type AreaFigure = PayFigure & { of: PayArea }

export type PayPage = {
  topic: PayTopic
  slugs: Record<'de' | 'en', string>
  /** Of the page about the profession in all areas. */
  everywhere: Record<'de' | 'en', string>
  figures: AreaFigure[]
  /** Schemes with the groups that are typical of the profession, as of today. */
  schemes: PresentScheme[]
  /** Whether there is something to say about just this: otherwise search engines need not know the page. */
  isStocked: boolean
  areas: { slugs: Record<'de' | 'en', string>; of: PayArea; jobs: number }[]
  /** Professions that have a page with something to say. */
  related: { profession: string; slugs: Record<'de' | 'en', string> }[]
  search: Partial<JobSearchParams>
  jobs: FoundJob[]
  total: number
}

/** What live ads and agreements say about the pay of a profession, everywhere or in a town, Land or canton. @throws NotFound */
export async function readPayPage(ctx: Context, slug: string): Promise<PayPage> {
  const topic = readPaySlug(slug)
  if (!topic) throw new NotFound()
  const { profession, area } = topic
  const on = berlinDay(ctx.now())
  const search = { profession: [profession], ...searchedArea(area) }
  const [all, found] = await Promise.all([
    loadFiguresOf(ctx.db, profession),
    searchJobs(ctx, { ...search, sort: 'newest', pageSize: shown.jobs }),
  ])
  const schemes = schemesOfProfession(profession, on)
  const figures = area === null ? figuresOfCountries(all) : nearestFigures(all, area)
  const isStocked =
    area === null
      ? figures.length > 0 || schemes.length > 0
      : figures.some(figure => figure.area === codeOf(area))
  return {
    topic,
    slugs: paySlugs(topic),
    everywhere: paySlugs({ profession, area: null }),
    figures,
    schemes,
    isStocked,
    areas: areasOf(all, topic),
    related: await stockedAmong(ctx, relatedProfessions(profession), on),
    search,
    jobs: found.jobs,
    total: found.total,
  }
}

function searchedArea(area: PayTopic['area']): Partial<JobSearchParams> {
  if (area === null) return {}
  return area.kind === 'town' ? { place: placeText(area.place) } : { state: [area.state.code] }
}

function codeOf(area: PayArea): string {
  if (area.kind === 'country') return area.country
  return area.kind === 'state' ? area.state.code : String(area.place.id)
}

function figuresOfCountries(all: readonly PayFigure[]): AreaFigure[] {
  return payCountries.flatMap(country =>
    all
      .filter(({ area }) => area === country)
      .map(figure => ({ ...figure, of: { kind: 'country', country } as const }))
      .sort(statedFirst),
  )
}

/** Of each basis the figure of the smallest area around that has one. */
function nearestFigures(all: readonly PayFigure[], area: NonNullable<PayTopic['area']>): AreaFigure[] {
  const around =
    area.kind === 'town'
      ? [codeOf(area), area.place.stateCode, area.place.country]
      : [codeOf(area), area.state.country]
  return payBases.flatMap(basis => {
    const figure = around
      .map(code => all.find(each => each.basis === basis && each.area === code))
      .find(each => each !== undefined)
    const of = figure && areaOfCode(figure.area)
    return figure && of ? [{ ...figure, of }] : []
  })
}

function statedFirst(one: AreaFigure, other: AreaFigure): number {
  return (one.basis === 'stated' ? 0 : 1) - (other.basis === 'stated' ? 0 : 1)
}

/** Other areas with figures of the profession, those with the most ads first. */
function areasOf(all: readonly PayFigure[], { profession, area: own }: PayTopic): PayPage['areas'] {
  const jobs = new Map<string, number>()
  for (const { area, jobs: count } of all) jobs.set(area, (jobs.get(area) ?? 0) + count)
  return [...jobs]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([code, count]) => {
      const of = areaOfCode(code)
      if (of === null || of.kind === 'country' || (own !== null && code === codeOf(own))) return []
      return [{ of, jobs: count, slugs: paySlugs({ profession, area: of }) }]
    })
    .slice(0, shown.areas)
}

async function stockedAmong(ctx: Context, professions: readonly string[], on: string) {
  const stocked = await loadStockedAmong(ctx.db, professions)
  const withScheme = professionsWithScheme(on)
  return professions
    .filter(profession => stocked.has(profession) || withScheme.has(profession))
    .slice(0, shown.related)
    .map(profession => ({ profession, slugs: paySlugs({ profession, area: null }) }))
}
