import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { placeText } from '../../vocabulary/places/place-text.ts'
import { placeById } from '../../vocabulary/places/places.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import { loadLandingPairs } from './job-landing.queries.ts'
import { countFound, indexQuery } from './search-jobs.ts'
import { type LandingTopic, landingSlug, readLandingSlug } from './steps/landing-slug.ts'

/** With fewer jobs, the URL redirects to the search instead of getting a page. */
const minJobs = 3
/** Radius around a town that counts as in it. */
const townKm = 10

export type JobLanding = {
  topic: LandingTopic
  slugs: { de: string; en: string }
  jobs: number
  updatedAt: Date | null
}

/** All landing pages: the categories, and each pair of profession and town with at least three live jobs, most jobs first. */
export async function listJobLandings(ctx: Context): Promise<JobLanding[]> {
  const pairs = await loadLandingPairs(ctx.db, minJobs, ctx.now())
  const towns = pairs.flatMap(({ profession, placeId, jobs, updatedAt }): JobLanding[] => {
    const place = placeById(placeId)
    return place
      ? [landing({ kind: 'profession-town', professionId: profession, place }, jobs, updatedAt)]
      : []
  })
  const { facets } = ctx.search.find(indexQuery(ctx, noJobSearchParams, 0))
  const categories = jobValues.category.map((category): JobLanding => {
    const count = facets.category.find(option => option.value === category)?.count ?? 0
    return landing({ kind: 'category', category }, count, null)
  })
  return [...categories.filter(each => each.jobs >= minJobs), ...towns]
}

export type JobLandingPage = {
  topic: LandingTopic
  slugs: { de: string; en: string }
  params: JobSearchParams
  jobs: number
  /** False with fewer than three jobs: redirect to the search with `params`. */
  isPage: boolean
}

/** Parses the URL segment of a landing page; the caller redirects to `slugs` when it differs from the canonical one. @throws NotFound */
export function readJobLanding(ctx: Context, slug: string): JobLandingPage {
  const topic = readLandingSlug(slug)
  if (!topic) throw new NotFound()
  const params = landingParams(topic)
  const total = countFound(ctx, params)
  const { slugs } = landing(topic, total, null)
  return { topic, slugs, params, jobs: total, isPage: total >= minJobs }
}

function landingParams(topic: LandingTopic): JobSearchParams {
  if (topic.kind === 'category') return { ...noJobSearchParams, category: [topic.category] }
  return {
    ...noJobSearchParams,
    profession: [topic.professionId],
    place: placeText(topic.place),
    radius: townKm,
  }
}

function landing(topic: LandingTopic, jobs: number, updatedAt: Date | null): JobLanding {
  return { topic, slugs: { de: landingSlug(topic, 'de'), en: landingSlug(topic, 'en') }, jobs, updatedAt }
}
