import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { ArticleTimes } from '../article.status.ts'
import type { ArticleDraft } from '../article.values.ts'

/** Whether any article ever had one of these addresses. */
export async function isAnySlugKnown(db: Database, slugs: readonly string[]): Promise<boolean> {
  if (slugs.length === 0) return false
  const claimed = await db
    .selectFrom('blog_slugs')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .executeTakeFirst()
  if (claimed) return true
  const drafted = await db
    .selectFrom('blog_articles')
    .select('id')
    .where(sql<boolean>`draft->'de'->>'slug' = any(${slugs}) or draft->'en'->>'slug' = any(${slugs})`)
    .executeTakeFirst()
  return drafted !== undefined
}

export type ExportedRow = ArticleTimes & { id: number; draft: ArticleDraft; changedAt: Date }

export async function listAllArticles(db: Database): Promise<ExportedRow[]> {
  const rows = await db
    .selectFrom('blog_articles')
    .select(['id', 'draft', 'publish_at as publishAt', 'archive_at as archiveAt', 'changed_at as changedAt'])
    .orderBy('id')
    .execute()
  // The cast: only this room writes drafts.
  return rows as unknown as ExportedRow[]
}
