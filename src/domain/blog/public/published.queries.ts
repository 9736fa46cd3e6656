import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PublishedCard, PublishedTerm, SitemapArticle } from './published.ts'

export type PublishedFilter = {
  locale: Locale
  now: Date
  tag: string | null
  author: number | null
  series: string | null
  /** Stems that all have to be found. */
  stems: readonly string[]
}

/** The one rule by which readers see an article: the clock between its two moments. */
function isOut(now: Date): RawBuilder<boolean> {
  return sql<boolean>`a.publish_at <= ${now} and (a.archive_at is null or a.archive_at > ${now})`
}

function found(db: Database, { locale, now, tag, author, series, stems }: PublishedFilter) {
  let query = db
    .selectFrom('blog_articles as a')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('blog_texts')
          .selectAll()
          .whereRef('blog_texts.article_id', '=', 'a.id')
          .orderBy(sql`locale = ${locale}`, 'desc')
          .limit(1)
          .as('t'),
      join => join.onTrue(),
    )
    .where(isOut(now))
  if (tag !== null)
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('blog_article_tags as at')
          .innerJoin('blog_terms as term', 'term.id', 'at.term_id')
          .select('at.term_id')
          .whereRef('at.article_id', '=', 'a.id')
          .where('term.slug', '=', tag),
      ),
    )
  if (author !== null) query = query.where('a.author_id', '=', author)
  if (series !== null)
    query = query.where('a.series_id', '=', eb =>
      eb.selectFrom('blog_terms').select('id').where('kind', '=', 'series').where('slug', '=', series),
    )
  for (const stem of stems) query = query.where(has('t.stems', stem))
  return query
}

/** Compounds count by their beginning: "Nachtzuschlag" is found by "Nacht". */
function has(column: 't.stems' | 't.title_stems', stem: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from unnest(${sql.ref(column)}) as word where word like ${likePrefix(stem)})`
}

function likePrefix(stem: string): string {
  return `${stem.replace(/[\\%_]/g, '\\$&')}%`
}

const tagsOf = sql<PublishedTerm[]>`(
  select coalesce(json_agg(json_build_object('slug', term.slug, 'nameDe', term.name_de, 'nameEn', term.name_en) order by term.name_de), '[]')
  from blog_article_tags at join blog_terms term on term.id = at.term_id where at.article_id = a.id)`

function cards(db: Database, filter: PublishedFilter) {
  return found(db, filter)
    .leftJoin('blog_people as author', 'author.id', 'a.author_id')
    .select([
      'a.id',
      't.locale',
      't.slug',
      't.title',
      't.excerpt',
      't.minutes',
      'a.publish_at as publishedAt',
      'a.revised_at as revisedAt',
      'a.cover_file_id as coverFileId',
      't.cover_alt as coverAlt',
      'author.name as authorName',
      tagsOf.as('tags'),
    ])
}

/** The newest first; of those that were searched for, first those that say it in their title. */
export async function listPublishedCards(
  db: Database,
  { offset, limit, ...filter }: PublishedFilter & { offset: number; limit: number },
): Promise<PublishedCard[]> {
  const inTitle = filter.stems.map(stem => sql`${has('t.title_stems', stem)}::int`)
  let query = cards(db, filter)
  if (inTitle.length > 0) query = query.orderBy(sql`${sql.join(inTitle, sql` + `)}`, 'desc')
  // A series is read from its beginning.
  if (filter.series !== null) query = query.orderBy('a.series_part')
  const rows = await query
    .orderBy('a.publish_at', 'desc')
    .orderBy('a.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  // The cast: published articles have an author and a moment, and the table checks languages.
  return rows as PublishedCard[]
}

/** Those that share the most tags with an article, the newest first; filled up with the newest of all. */
export async function listRelatedCards(
  db: Database,
  { id, locale, now, limit }: { id: number; locale: Locale; now: Date; limit: number },
): Promise<PublishedCard[]> {
  const shared = sql`(
    select count(*) from blog_article_tags own join blog_article_tags shared on shared.term_id = own.term_id
    where own.article_id = ${id} and shared.article_id = a.id)`
  const rows = await cards(db, { locale, now, tag: null, series: null, author: null, stems: [] })
    .where('a.id', '!=', id)
    .orderBy(shared, 'desc')
    .orderBy('a.publish_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
  // The cast: as above.
  return rows as PublishedCard[]
}

export async function countPublished(db: Database, filter: PublishedFilter): Promise<number> {
  const { count } = await found(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The article that has, or once had, this address; null for addresses that no article ever had. */
export async function findArticleOfSlug(db: Database, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('blog_slugs')
    .select('article_id as articleId')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.articleId ?? null
}

/** Tags of visible articles with their number, the most used first. */
export async function listUsedTags(db: Database, now: Date): Promise<(PublishedTerm & { count: number })[]> {
  return db
    .selectFrom('blog_articles as a')
    .innerJoin('blog_article_tags as at', 'at.article_id', 'a.id')
    .innerJoin('blog_terms as term', 'term.id', 'at.term_id')
    .select([
      'term.slug',
      'term.name_de as nameDe',
      'term.name_en as nameEn',
      sql<number>`count(*)`.as('count'),
    ])
    .where(isOut(now))
    .groupBy('term.id')
    .orderBy('count', 'desc')
    .orderBy('term.slug')
    .execute()
}

export async function listSitemapRows(db: Database, now: Date): Promise<SitemapArticle[]> {
  const slugIn = (locale: Locale) =>
    sql<string | null>`(select slug from blog_texts where article_id = a.id and locale = ${locale})`
  const rows = await db
    .selectFrom('blog_articles as a')
    .select([
      slugIn('de').as('de'),
      slugIn('en').as('en'),
      sql<Date>`greatest(a.publish_at, a.revised_at)`.as('updatedAt'),
    ])
    .where(isOut(now))
    .orderBy('a.publish_at', 'desc')
    .limit(2_500)
    .execute()
  return rows
}
