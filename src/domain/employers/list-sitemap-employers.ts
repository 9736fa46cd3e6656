import type { Context } from '../caller/context.ts'
import { loadSitemapEmployers } from './employer-sitemap.queries.ts'

export type SitemapEmployer = { id: number; slug: string; updatedAt: Date }

/** Every employer by id; few enough (thousands) to be read at once. */
export async function listSitemapEmployers(ctx: Context): Promise<SitemapEmployer[]> {
  const rows = await loadSitemapEmployers(ctx.db)
  return rows.map(row => ({ id: row.id, slug: row.slug, updatedAt: row.updated_at }))
}
