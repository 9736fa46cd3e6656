import type { Category } from '../../vocabulary/jobs/job.values.ts'
import { type Place, placeById } from '../../vocabulary/places/places.ts'
import type { Context } from '../caller/context.ts'
import { loadGroupPay, loadGroupTowns } from './job-group.queries.ts'
import { type FoundJob, searchJobs } from './search-jobs.ts'

const shown = { jobs: 6, towns: 12, professions: 12, employers: 8 }
/** A group with fewer jobs has no page. */
const minJobs = 10
/** Below that, a median says more about single employers than about pay. */
const payFrom = 20

export type JobGroup = {
  category: Category
  total: number
  /** Newest first. */
  jobs: FoundJob[]
  professions: { value: string; count: number }[]
  /** Ids of employers with the most jobs. */
  employers: { id: number; count: number }[]
  towns: { place: Place; jobs: number }[]
  /** Of jobs that state pay in euros; null for too few. */
  pay: { jobs: number; medianMinEur: number } | null
}

/** Everything that the data say of one group of jobs; null when there are too few for a page of their own. */
export async function readJobGroup(
  ctx: Context,
  { category }: { category: Category },
): Promise<JobGroup | null> {
  const now = ctx.now()
  const found = await searchJobs(ctx, { category: [category], sort: 'newest', pageSize: shown.jobs })
  if (found.total < minJobs) return null
  const [towns, pay] = await Promise.all([
    loadGroupTowns(ctx.db, { category, now, limit: shown.towns }),
    loadGroupPay(ctx.db, { category, now }),
  ])
  const { medianMinEur } = pay
  return {
    category,
    total: found.total,
    jobs: found.jobs,
    professions: mostOf(found.facets.profession, shown.professions),
    employers: mostOf(found.facets.employer, shown.employers).map(({ value, count }) => ({
      id: Number(value),
      count,
    })),
    towns: towns.flatMap(({ placeId, jobs }) => {
      const place = placeById(placeId)
      return place ? [{ place, jobs }] : []
    }),
    pay: pay.jobs >= payFrom && medianMinEur !== null ? { jobs: pay.jobs, medianMinEur } : null,
  }
}

/** The groups that have a page at present. */
export async function listJobGroups(ctx: Context): Promise<{ category: Category; jobs: number }[]> {
  const { facets } = await searchJobs(ctx, { pageSize: 1 })
  return facets.category
    .filter(({ count }) => count >= minJobs)
    .map(({ value, count }) => ({ category: value as Category, jobs: count }))
}

function mostOf(options: readonly { value: string; count: number }[], limit: number) {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ value, count }) => ({ value, count }))
}
