import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import {
  type IdeaNews,
  listPublicIdeas,
  listNews as listRows,
  type SitemapIdea,
} from './idea-news.queries.ts'

export type { SitemapIdea }

/** New public ideas and what became of older ones, the latest first; for feed readers. */
export async function listNews(ctx: Context): Promise<IdeaNews[]> {
  return listRows(ctx.db, limits.ideaNewsShown)
}

/** Every idea that has a page of its own, the latest first; for sitemaps. */
export async function listSitemapIdeas(ctx: Context): Promise<SitemapIdea[]> {
  return listPublicIdeas(ctx.db)
}
