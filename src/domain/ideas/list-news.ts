import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { type IdeaNews, listNews as listRows } from './idea-news.queries.ts'

/** New public ideas and what became of older ones, the latest first; for feed readers. */
export async function listNews(ctx: Context): Promise<IdeaNews[]> {
  return listRows(ctx.db, limits.ideaNewsShown)
}
