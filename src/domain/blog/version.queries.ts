import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ArticleDraft, VersionKind } from './article.values.ts'

export type ArticleVersion = { number: number; kind: VersionKind; savedAt: Date; savedBy: string }

type NewVersion = {
  articleId: number
  draft: ArticleDraft
  kind: VersionKind
  by: string
  now: Date
}

/** The next number; the caller has locked the article. */
export async function insertVersion(
  db: Database,
  { articleId, draft, kind, by, now }: NewVersion,
): Promise<void> {
  await db
    .insertInto('blog_versions')
    .values({
      article_id: articleId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from blog_versions where article_id = ${articleId})`,
      draft: JSON.stringify(draft),
      kind,
      saved_at: now,
      saved_by: by,
    })
    .execute()
}

export async function listVersionRows(
  db: Database,
  articleId: number,
  limit: number,
): Promise<ArticleVersion[]> {
  const rows = await db
    .selectFrom('blog_versions')
    .select(['number', 'kind', 'saved_at as savedAt', 'saved_by as savedBy'])
    .where('article_id', '=', articleId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows as ArticleVersion[] // the table checks the kinds
}

export async function loadVersion(
  db: Database,
  articleId: number,
  number: number,
): Promise<ArticleDraft | null> {
  const row = await db
    .selectFrom('blog_versions')
    .select('draft')
    .where('article_id', '=', articleId)
    .where('number', '=', number)
    .executeTakeFirst()
  // The cast: only this room writes drafts.
  return (row?.draft as ArticleDraft | undefined) ?? null
}

/** What readers were last given; an import shows its articles as they came. */
export async function loadLastShown(db: Database, articleId: number): Promise<ArticleDraft | null> {
  const row = await db
    .selectFrom('blog_versions')
    .select('draft')
    .where('article_id', '=', articleId)
    .where('kind', 'in', ['shown', 'imported'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  // As above.
  return (row?.draft as ArticleDraft | undefined) ?? null
}
