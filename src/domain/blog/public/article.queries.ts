import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { BlogPerson } from '../lists/blog-names.ts'
import type { PictureSize, PublishedTerm } from './published.ts'

export type PublishedText = {
  locale: Locale
  slug: string
  title: string
  excerpt: string
  html: string
  coverAlt: string
  minutes: number
}

export type PublishedRow = {
  id: number
  publishAt: Date | null
  archiveAt: Date | null
  revisedAt: Date | null
  reviewedOn: string | null
  authorId: number | null
  reviewerId: number | null
  seriesId: number | null
  seriesPart: number | null
  coverFileId: string | null
}

export async function loadPublished(db: Database, id: number): Promise<PublishedRow | null> {
  const row = await db
    .selectFrom('blog_articles')
    .select([
      'id',
      'publish_at as publishAt',
      'archive_at as archiveAt',
      'revised_at as revisedAt',
      sql<string | null>`reviewed_on::text`.as('reviewedOn'),
      'author_id as authorId',
      'reviewer_id as reviewerId',
      'series_id as seriesId',
      'series_part as seriesPart',
      'cover_file_id as coverFileId',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function loadTexts(db: Database, id: number): Promise<PublishedText[]> {
  const rows = await db
    .selectFrom('blog_texts')
    .select(['locale', 'slug', 'title', 'excerpt', 'html', 'cover_alt as coverAlt', 'minutes'])
    .where('article_id', '=', id)
    .execute()
  return rows as PublishedText[] // the table checks the languages
}

export async function loadPeople(db: Database, ids: readonly number[]): Promise<BlogPerson[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('blog_people')
    .select([
      'id',
      'name',
      'role_de as roleDe',
      'role_en as roleEn',
      'about_de as aboutDe',
      'about_en as aboutEn',
    ])
    .where('id', 'in', [...ids])
    .execute()
}

export async function loadTermsOf(
  db: Database,
  { id, seriesId }: PublishedRow,
): Promise<{ tags: PublishedTerm[]; series: PublishedTerm | null }> {
  const columns = ['slug', 'name_de as nameDe', 'name_en as nameEn'] as const
  const tags = await db
    .selectFrom('blog_terms')
    .innerJoin('blog_article_tags', 'term_id', 'blog_terms.id')
    .select(columns)
    .where('article_id', '=', id)
    .orderBy('name_de')
    .execute()
  if (seriesId === null) return { tags, series: null }
  const series = await db
    .selectFrom('blog_terms')
    .select(columns)
    .where('id', '=', seriesId)
    .executeTakeFirst()
  return { tags, series: series ?? null }
}

export async function loadPictureSizes(db: Database, ids: readonly string[]): Promise<PictureSize[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('blog_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['files.id', 'width_px as widthPx', 'height_px as heightPx'])
    .where('files.id', 'in', [...ids])
    .execute()
  return rows.map(({ id, widthPx, heightPx }) => ({ id, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0 }))
}
