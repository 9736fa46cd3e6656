import type { Context } from '../caller/context.ts'
import { loadJobStretches, loadSitemapJobs } from './job-sitemap.queries.ts'

/**
 * Ids of one sitemap: a job stays in the sitemap of its id for life, each is read by one stretch of the key, and with an
 * address for each language none has more than 5,000.
 */
const idsPerPage = 2_500

export type SitemapPage = { page: number; updatedAt: Date }
export type SitemapJob = { id: number; slug: string; updatedAt: Date }

/** The pages, from 1, that have any live job, with the time of the latest change of one. */
export async function listSitemapJobPages(ctx: Context): Promise<SitemapPage[]> {
  const stretches = await loadJobStretches(ctx.db, idsPerPage, ctx.now())
  return stretches.map(row => ({ page: row.stretch + 1, updatedAt: row.updated_at }))
}

/** The live jobs of a page, by id; none when there is no such page. */
export async function listSitemapJobs(ctx: Context, page: number): Promise<SitemapJob[]> {
  // Beyond the last number that an id can be the database would refuse the question.
  if (page * idsPerPage >= 2 ** 31) return []
  const rows = await loadSitemapJobs(ctx.db, (page - 1) * idsPerPage, page * idsPerPage, ctx.now())
  return rows.map(row => ({ id: row.id, slug: row.slug, updatedAt: row.updated_at }))
}
