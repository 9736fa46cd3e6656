import type { Locale } from '../../../i18n/locale.ts'

export type ExchangedText = { title: string; slug: string; excerpt: string; html: string }

/** An article on its way from or to another program. Pictures stay behind: they belong to the site that shows them. */
export type ExchangedArticle = {
  /** The same in both languages of one article. */
  key: string
  texts: Partial<Record<Locale, ExchangedText>>
  author: string | null
  reviewer: string | null
  reviewedOn: string | null
  /** Names, in the languages that there are; the same place is the same tag. */
  tags: Partial<Record<Locale, string>>[]
  series: Partial<Record<Locale, string>> | null
  part: number | null
  /** Null for drafts. */
  publishAt: Date | null
}

/** Articles of one language, joined by their key. */
export function pairedArticles(articles: readonly ExchangedArticle[]): ExchangedArticle[] {
  const byKey = new Map<string, ExchangedArticle>()
  for (const article of articles) {
    const known = byKey.get(article.key)
    byKey.set(article.key, known ? joined(known, article) : article)
  }
  return [...byKey.values()]
}

function joined(one: ExchangedArticle, other: ExchangedArticle): ExchangedArticle {
  const isSameTags = one.tags.length === other.tags.length
  return {
    ...one,
    texts: { ...one.texts, ...other.texts },
    tags: isSameTags ? one.tags.map((tag, at) => ({ ...tag, ...other.tags[at] })) : one.tags,
    series: one.series || other.series ? { ...one.series, ...other.series } : null,
    author: one.author ?? other.author,
    reviewer: one.reviewer ?? other.reviewer,
    reviewedOn: one.reviewedOn ?? other.reviewedOn,
    part: one.part ?? other.part,
    publishAt: one.publishAt ?? other.publishAt,
  }
}
