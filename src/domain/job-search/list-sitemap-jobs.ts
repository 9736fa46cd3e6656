import type { Context } from '../caller/context.ts'
import { loadJobStretches, loadSitemapJobs } from './job-sitemap.queries.ts'

/**
 * Ids per sitemap: a job stays in the same sitemap for life, each is one range scan of the primary key, and with a URL per language none
 * exceeds 5,000.
 */
const idsPerPage = 2_500

export type SitemapPage = { page: number; updatedAt: Date }
export type SitemapJob = { id: number; slug: string; updatedAt: Date }

/** The pages, from 1, that contain live jobs, with the time of their latest change. */
export async function listSitemapJobPages(ctx: Context): Promise<SitemapPage[]> {
  const stretches = await loadJobStretches(ctx.db, idsPerPage, ctx.now())
  return stretches.map(row => ({ page: row.stretch + 1, updatedAt: row.updated_at }))
}

/** The live jobs of a page, in order of id; empty for an unknown page. */
export async function listSitemapJobs(ctx: Context, page: number): Promise<SitemapJob[]> {
  // Beyond the largest possible id, PostgreSQL would reject the query.
  if (page * idsPerPage >= 2 ** 31) return []
  const rows = await loadSitemapJobs(ctx.db, (page - 1) * idsPerPage, page * idsPerPage, ctx.now())
  return rows.map(row => ({ id: row.id, slug: row.slug, updatedAt: row.updated_at }))
}
