import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import type { BlogPerson } from '../lists/blog-names.ts'
import { stemsOf } from '../steps/words-of.ts'
import { loadPeople } from './article.queries.ts'
import { countPublished, listPublishedCards, listSitemapRows, listUsedTags } from './published.queries.ts'
import type { PublishedCard, PublishedTerm, SitemapArticle } from './published.ts'

export type BlogQuestion = {
  words: string
  tag: string | null
  author: number | null
  series: string | null
  page: number
}

export type PublishedList = {
  cards: PublishedCard[]
  count: number
  pages: number
  tags: (PublishedTerm & { count: number })[]
  /** Whose articles are asked for. */
  author: BlogPerson | null
}

const mostWords = 8

/** Published articles, the newest first; those that are searched for have all words, in any of their forms. */
export async function listPublished(ctx: Context, asked: BlogQuestion): Promise<PublishedList> {
  const { tag, author, series, page } = asked
  const words = asked.words.slice(0, limits.searchTextChars)
  const stems = stemsOf(words, ctx.locale).slice(0, mostWords)
  const filter = { locale: ctx.locale, now: ctx.now(), tag, author, series, stems }
  const size = limits.articlesPage
  // Signs alone are a search, too, that finds nothing.
  const isEmpty = words.trim() !== '' && stems.length === 0
  const [cards, count, tags, people] = await Promise.all([
    isEmpty ? [] : listPublishedCards(ctx.db, { ...filter, offset: (page - 1) * size, limit: size }),
    isEmpty ? 0 : countPublished(ctx.db, filter),
    listUsedTags(ctx.db, ctx.now()),
    author === null ? [] : loadPeople(ctx.db, [author]),
  ])
  return { cards, count, pages: Math.max(1, Math.ceil(count / size)), tags, author: people[0] ?? null }
}

/** The newest articles that are written in the language of the page. */
export async function listForFeed(ctx: Context): Promise<PublishedCard[]> {
  const filter = { locale: ctx.locale, now: ctx.now(), tag: null, author: null, series: null, stems: [] }
  const cards = await listPublishedCards(ctx.db, { ...filter, offset: 0, limit: limits.articlesOfFeed })
  return cards.filter(({ locale }) => locale === ctx.locale)
}

/** Addresses of all published articles, with when they last changed. */
export async function listSitemapArticles(ctx: Context): Promise<SitemapArticle[]> {
  return listSitemapRows(ctx.db, ctx.now())
}
