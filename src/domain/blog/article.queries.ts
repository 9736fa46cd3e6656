import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ArticleTimes } from './article.status.ts'
import type { ArticleDraft } from './article.values.ts'

export type ArticleRow = ArticleTimes & {
  id: number
  draft: ArticleDraft
  version: number
  changedAt: Date
  changedBy: string
}

const columns = [
  'id',
  'draft',
  'version',
  'publish_at as publishAt',
  'archive_at as archiveAt',
  'changed_at as changedAt',
  'changed_by as changedBy',
] as const

export async function loadArticle(db: Database, id: number): Promise<ArticleRow | null> {
  const row = await db.selectFrom('blog_articles').select(columns).where('id', '=', id).executeTakeFirst()
  // The cast: only this room writes drafts.
  return (row as unknown as ArticleRow | undefined) ?? null
}

/** The row stays locked until the caller's transaction ends. */
export async function lockArticle(db: Database, id: number): Promise<ArticleRow | null> {
  const row = await db
    .selectFrom('blog_articles')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  // As above.
  return (row as unknown as ArticleRow | undefined) ?? null
}

type Written = { draft: ArticleDraft; by: string; now: Date }

export async function insertArticle(db: Database, { draft, by, now }: Written): Promise<number> {
  const { id } = await db
    .insertInto('blog_articles')
    .values({ draft: JSON.stringify(draft), created_at: now, changed_at: now, changed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the version, which is a new one unless only what is being typed is kept */
export async function updateDraft(
  db: Database,
  { id, draft, by, now, isTyping = false }: Written & { id: number; isTyping?: boolean },
): Promise<number> {
  const { version } = await db
    .updateTable('blog_articles')
    .set({
      draft: JSON.stringify(draft),
      changed_at: now,
      changed_by: by,
      version: sql`version + ${isTyping ? 0 : 1}`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function loadEditorName(db: Database, userId: string): Promise<string> {
  const row = await db
    .selectFrom('admin_users')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('auth_user_id', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}

export async function insertFilesOfArticle(
  db: Database,
  articleId: number,
  fileIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('blog_files')
    .values(fileIds.map(fileId => ({ article_id: articleId, file_id: fileId })))
    .execute()
}

export type ArticlePicture = { id: string; name: string; widthPx: number | null; heightPx: number | null }

export async function loadPicturesOfArticle(db: Database, articleId: number): Promise<ArticlePicture[]> {
  return db
    .selectFrom('blog_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['files.id', 'files.name', 'width_px as widthPx', 'height_px as heightPx'])
    .where('article_id', '=', articleId)
    .orderBy('files.created_at')
    .execute()
}

export async function deleteArticleRow(db: Database, id: number): Promise<string[]> {
  const files = await db
    .deleteFrom('blog_files')
    .where('article_id', '=', id)
    .returning('file_id as id')
    .execute()
  await db.deleteFrom('blog_articles').where('id', '=', id).execute()
  return files.map(file => file.id)
}
