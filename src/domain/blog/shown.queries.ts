import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ArticleDraft } from './article.values.ts'

export type ShownText = {
  locale: Locale
  slug: string
  title: string
  excerpt: string
  html: string
  coverAlt: string
  minutes: number
  stems: string[]
  titleStems: string[]
}

type Shown = {
  id: number
  draft: ArticleDraft
  texts: readonly ShownText[]
  publishAt: Date
  archiveAt: Date | null
  /** Null keeps it: nothing changed that readers could notice. */
  revisedAt: Date | null
}

/** Makes readers see these texts, from `publishAt` on; the caller has locked the article. */
export async function writeShown(db: Database, shown: Shown): Promise<void> {
  const { id, draft, texts, publishAt, archiveAt, revisedAt } = shown
  await db
    .updateTable('blog_articles')
    .set({
      publish_at: publishAt,
      archive_at: archiveAt,
      ...(revisedAt && { revised_at: revisedAt }),
      author_id: draft.authorId,
      reviewer_id: draft.reviewerId,
      reviewed_on: draft.reviewedOn,
      series_id: draft.seriesId,
      series_part: draft.seriesId === null ? null : draft.seriesPart,
      cover_file_id: draft.coverFileId,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('blog_texts').where('article_id', '=', id).execute()
  await db.deleteFrom('blog_article_tags').where('article_id', '=', id).execute()
  for (const { coverAlt, titleStems, ...same } of texts)
    await db
      .insertInto('blog_texts')
      .values({ ...same, article_id: id, cover_alt: coverAlt, title_stems: titleStems })
      .execute()
  if (draft.tagIds.length > 0)
    await db
      .insertInto('blog_article_tags')
      .values(draft.tagIds.map(termId => ({ article_id: id, term_id: termId })))
      .execute()
}

export async function writeTimes(
  db: Database,
  { id, publishAt, archiveAt }: { id: number; publishAt: Date | null; archiveAt: Date | null },
): Promise<void> {
  await db
    .updateTable('blog_articles')
    .set({ publish_at: publishAt, archive_at: archiveAt })
    .where('id', '=', id)
    .execute()
}

/** Texts as readers have them, to see whether anything changes for them. */
export async function loadShownTexts(db: Database, id: number): Promise<{ locale: string; html: string }[]> {
  return db
    .selectFrom('blog_texts')
    .select(['locale', sql<string>`title || '\n' || excerpt || '\n' || html`.as('html')])
    .where('article_id', '=', id)
    .orderBy('locale')
    .execute()
}

/** Keeps an address for an article. @returns false when another had it first */
export async function claimSlug(db: Database, slug: string, articleId: number): Promise<boolean> {
  await db
    .insertInto('blog_slugs')
    .values({ slug, article_id: articleId })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute()
  const owner = await db
    .selectFrom('blog_slugs')
    .select('article_id as articleId')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return owner?.articleId === articleId
}
