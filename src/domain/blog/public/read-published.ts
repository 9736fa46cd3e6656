import type { Locale } from '../../../i18n/locale.ts'
import type { Context } from '../../caller/context.ts'
import { Gone, NotFound } from '../../caller/errors.ts'
import { articleStateAt } from '../article.status.ts'
import { type ArticlePart, articlePartsOf } from '../article-parts.ts'
import type { BlogPerson } from '../lists/blog-names.ts'
import {
  loadPeople,
  loadPictureSizes,
  loadPublished,
  loadTermsOf,
  loadTexts,
  type PublishedRow,
  type PublishedText,
} from './article.queries.ts'
import { findArticleOfSlug, listPublishedCards, listRelatedCards } from './published.queries.ts'
import type { PictureSize, PublishedCard, PublishedTerm } from './published.ts'

export type PublishedArticle = PublishedText & {
  id: number
  publishedAt: Date
  revisedAt: Date | null
  reviewedOn: string | null
  author: BlogPerson | null
  reviewer: BlogPerson | null
  tags: PublishedTerm[]
  series: { term: PublishedTerm; part: number | null; cards: PublishedCard[] } | null
  coverFileId: string | null
  parts: ArticlePart[]
  pictures: PictureSize[]
  /** Its address in each language that it is written in. */
  slugs: Partial<Record<Locale, string>>
  related: PublishedCard[]
}

/** `moved`: the address was another once, or belongs to the other language. */
export type PublishedAnswer = { kind: 'article'; article: PublishedArticle } | { kind: 'moved'; slug: string }

const shownRelated = 3

/**
 * An article by its address, in the language of the page, or in the other where there is no such text.
 * @throws {NotFound} unless it is published; {Gone} once it was taken away
 */
export async function readPublished(ctx: Context, slug: string): Promise<PublishedAnswer> {
  const id = await findArticleOfSlug(ctx.db, slug)
  const row = id === null ? null : await loadPublished(ctx.db, id)
  if (!row) throw new NotFound()
  const state = articleStateAt(row, ctx.now())
  if (state === 'archived') throw new Gone()
  const { publishAt } = row
  if (state !== 'published' || publishAt === null) throw new NotFound()
  const texts = await loadTexts(ctx.db, row.id)
  const text = texts.find(({ locale }) => locale === ctx.locale) ?? texts[0]
  if (!text) throw new NotFound()
  if (text.slug !== slug) return { kind: 'moved', slug: text.slug }
  return { kind: 'article', article: await wholeArticle(ctx, { ...row, publishAt }, text, texts) }
}

async function wholeArticle(
  ctx: Context,
  row: PublishedRow & { publishAt: Date },
  text: PublishedText,
  texts: PublishedText[],
): Promise<PublishedArticle> {
  const { id, coverFileId } = row
  const parts = articlePartsOf(text.html)
  const pictureIds = parts.flatMap(part => (part.kind === 'picture' ? [part.fileId] : []))
  const { locale } = ctx
  const [people, { tags, series }, pictures, related] = await Promise.all([
    loadPeople(
      ctx.db,
      [row.authorId, row.reviewerId].filter(person => person !== null),
    ),
    loadTermsOf(ctx.db, row),
    loadPictureSizes(ctx.db, [...pictureIds, ...(coverFileId === null ? [] : [coverFileId])]),
    listRelatedCards(ctx.db, { id, locale, now: ctx.now(), limit: shownRelated }),
  ])
  const person = (asked: number | null) => people.find(each => each.id === asked) ?? null
  return {
    ...text,
    id,
    publishedAt: row.publishAt,
    revisedAt: row.revisedAt,
    reviewedOn: row.reviewedOn,
    author: person(row.authorId),
    reviewer: person(row.reviewerId),
    tags,
    series: series && {
      term: series,
      part: row.seriesPart,
      cards: await partsOfSeries(ctx, series.slug),
    },
    coverFileId,
    parts,
    pictures,
    slugs: Object.fromEntries(texts.map(each => [each.locale, each.slug])),
    related,
  }
}

async function partsOfSeries(ctx: Context, series: string): Promise<PublishedCard[]> {
  const filter = { locale: ctx.locale, now: ctx.now(), tag: null, series, author: null, stems: [] }
  return listPublishedCards(ctx.db, { ...filter, offset: 0, limit: 20 })
}
