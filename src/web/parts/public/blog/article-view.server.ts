import type { ArticlePart } from '../../../../domain/blog/article-parts.ts'
import type { BlogPerson } from '../../../../domain/blog/lists/blog-names.ts'
import type { PictureSize, PublishedCard, PublishedTerm } from '../../../../domain/blog/public/published.ts'
import type { PublishedArticle } from '../../../../domain/blog/public/read-published.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { searchJobs } from '../../../../domain/job-search/search-jobs.ts'
import { understandSearch } from '../../../../domain/job-search/understand-search.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { readTariff } from '../../../../vocabulary/pay/tariffs/read-tariff.ts'
import { href } from '../../../addresses.ts'
import { jobCardView } from '../../shared/job-card.server.ts'
import { pictureUrl } from '../../shared/picture-url.ts'
import { payView } from '../ad-page/tariff-pay.server.ts'

const shownJobs = 3

export type PartView = Awaited<ReturnType<typeof partView>>
export type CardView = ReturnType<typeof cardView>
export type ArticlePageView = Awaited<ReturnType<typeof articleView>>
export type PictureView = ReturnType<typeof pictureOf>

/** An article with everything that its page says, so that the browser needs no text for it. */
export async function articleView(ctx: Context, article: PublishedArticle, url: URL) {
  const t = translator(ctx.locale)
  const { locale } = ctx
  const parts = await partViews(ctx, article.parts, article.pictures, url)
  const { author, reviewer, series, publishedAt, revisedAt, reviewedOn } = article
  return {
    title: article.title,
    excerpt: article.excerpt,
    // A text in the other language is read aloud and hyphenated as such.
    lang: article.locale === locale ? undefined : article.locale,
    onlyIn: article.locale === locale ? null : t(`blog-words.only-in.${article.locale}`),
    facts: [
      t('blog-words.published', { date: formatDate(publishedAt, locale) }),
      ...(revisedAt ? [t('blog-words.revised', { date: formatDate(revisedAt, locale) })] : []),
      t('blog-words.minutes', { count: article.minutes }),
    ],
    author: author && personView(author, ctx.locale),
    reviewed: reviewer && {
      text: t('blog-words.reviewed', {
        name: reviewer.name,
        role: roleOf(reviewer, locale),
        date: reviewedOn === null ? '' : formatDate(new Date(`${reviewedOn}T12:00:00Z`), locale),
      }),
    },
    cover:
      article.coverFileId === null
        ? null
        : pictureOf(article.coverFileId, article.coverAlt, article.pictures),
    tags: article.tags.map(tag => termLink('tag', tag, locale)),
    contents: article.parts.flatMap(part =>
      part.kind === 'heading' ? [{ id: part.id, text: part.text }] : [],
    ),
    parts,
    series: series && seriesView(ctx, article, series),
    related: article.related.map(card => cardView(ctx, card)),
    words: {
      contents: t('blog-words.contents'),
      by: t('blog-words.by'),
      tags: t('blog-words.tags'),
      related: t('blog-words.related'),
      blog: t('blog-words.title'),
    },
  }
}

export function partViews(
  ctx: Context,
  parts: readonly ArticlePart[],
  sizes: readonly PictureSize[],
  url: URL,
) {
  return Promise.all(parts.map((part, at) => partView(ctx, part, { sizes, url, id: `block-${at}` })))
}

type Beside = { sizes: readonly PictureSize[]; url: URL; id: string }

/** Null for a block that has nothing to show, such as a tariff that is not known: readers see no gap. */
async function partView(ctx: Context, part: ArticlePart, { sizes, url, id }: Beside) {
  switch (part.kind) {
    case 'text':
    case 'heading':
      return part
    case 'picture': {
      const picture = pictureOf(part.fileId, part.alt, sizes)
      return picture && { kind: 'picture' as const, ...picture, caption: part.caption }
    }
    case 'jobs':
      return jobsView(ctx, part.words, id)
    default: {
      const reading = readTariff(part.words)
      const view = reading && payView(ctx, reading, url.pathname, url.searchParams, id)
      if (!view) return null
      const heading = translator(ctx.locale)('blog-words.pay', { words: part.words.trim() })
      return {
        kind: 'pay' as const,
        id,
        hasCalculator: part.kind === 'calculator',
        view: { ...view, heading },
      }
    }
  }
}

async function jobsView(ctx: Context, words: string, id: string) {
  const t = translator(ctx.locale)
  const asked = readJobSearchParams(new URLSearchParams({ q: words.trim() })).params
  const { params } = understandSearch(asked, ctx.locale)
  const { jobs, total } = await searchJobs(ctx, { ...params, pageSize: shownJobs })
  if (jobs.length === 0) return null
  return {
    kind: 'jobs' as const,
    id,
    heading: t('blog-words.jobs', { words: words.trim() }),
    cards: jobs.map(job => jobCardView(ctx, job)),
    all: {
      text: t('blog-words.all-jobs', { count: total }),
      to: `${href('jobs', ctx.locale)}?${new URLSearchParams({ q: words.trim() })}`,
    },
  }
}

function pictureOf(fileId: string, alt: string, sizes: readonly PictureSize[]) {
  const size = sizes.find(each => each.id === fileId)
  if (!size) return null
  const { widthPx, heightPx } = size
  return { url: pictureUrl(fileId, 1200), smallUrl: pictureUrl(fileId, 400), alt, widthPx, heightPx }
}

export function personView(person: BlogPerson, locale: Locale) {
  return {
    name: person.name,
    role: roleOf(person, locale),
    about: locale === 'en' ? person.aboutEn : person.aboutDe,
    to: `${href('blog', locale)}?author=${person.id}`,
  }
}

function roleOf(person: BlogPerson, locale: Locale): string {
  return locale === 'en' ? person.roleEn : person.roleDe
}

export function termName(term: PublishedTerm, locale: Locale): string {
  return locale === 'en' ? term.nameEn : term.nameDe
}

export function termLink(kind: 'tag' | 'series', term: PublishedTerm, locale: Locale) {
  return { name: termName(term, locale), to: `${href('blog', locale)}?${kind}=${term.slug}` }
}

export function cardView(ctx: Pick<Context, 'locale'>, card: PublishedCard) {
  const { locale } = ctx
  const t = translator(locale)
  return {
    id: card.id,
    to: href('blog-article', locale, { slug: card.slug }),
    title: card.title,
    excerpt: card.excerpt,
    lang: card.locale === locale ? undefined : card.locale,
    onlyIn: card.locale === locale ? null : t(`blog-words.only-in.${card.locale}`),
    facts: `${formatDate(card.publishedAt, locale)} · ${t('blog-words.minutes', { count: card.minutes })}`,
    tags: card.tags.map(tag => termName(tag, locale)).join(', '),
    coverUrl: card.coverFileId && pictureUrl(card.coverFileId, 400),
  }
}

function seriesView(
  ctx: Context,
  article: PublishedArticle,
  { term, cards }: NonNullable<PublishedArticle['series']>,
) {
  const t = translator(ctx.locale)
  const at = cards.findIndex(card => card.id === article.id)
  const link = (card: PublishedCard | undefined) => card && cardView(ctx, card)
  const ofSeries = termLink('series', term, ctx.locale)
  return {
    text: t('blog-words.part', { part: at + 1, parts: cards.length, series: ofSeries.name }),
    to: ofSeries.to,
    before: link(cards[at - 1]),
    next: link(cards[at + 1]),
    labels: { before: t('blog-words.before'), next: t('blog-words.next') },
  }
}
