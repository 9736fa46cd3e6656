import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { IdeaStatus } from './idea.status.ts'

export type IdeaNews = {
  id: number
  slug: string
  title: string
  text: string
  status: IdeaStatus
  at: Date
  /** Of a change; null for a new idea. */
  eventId: number | null
}

export async function listNews(db: Database, limit: number): Promise<IdeaNews[]> {
  const { rows } = await sql<IdeaNews>`
    select id, slug, title, news.text, news.status, at, event_id as "eventId" from ideas join (
      select id as idea_id, text, 'new' as status, published_at as at, null::int as event_id from ideas
      union all
      select idea_id, coalesce(text, ''), status, changed_at, id from idea_events
    ) news on news.idea_id = ideas.id
    where published_at is not null and merged_into is null and hidden_by is null
    order by at desc, event_id desc nulls last, id desc limit ${limit}`.execute(db)
  return rows
}

export type SitemapIdea = { id: number; slug: string; updatedAt: Date }

/** Comments and votes change the page as well, but not what it is about. */
export async function listPublicIdeas(db: Database): Promise<SitemapIdea[]> {
  const { rows } = await sql<SitemapIdea>`
    select id, slug, greatest(published_at, changed_at) as "updatedAt" from ideas
    where published_at is not null and merged_into is null and hidden_by is null
    order by id desc`.execute(db)
  return rows
}
