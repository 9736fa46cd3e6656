/** What an editor writes in one language; all empty where it is not written. */
export type ArticleText = { title: string; slug: string; excerpt: string; html: string; coverAlt: string }

/** An article as its editors see it, whatever readers see meanwhile. */
export type ArticleDraft = Record<'de' | 'en', ArticleText> & {
  authorId: number | null
  reviewerId: number | null
  /** Day of the review, as `2026-11-26`. */
  reviewedOn: string | null
  tagIds: number[]
  seriesId: number | null
  seriesPart: number | null
  coverFileId: string | null
}

export const articleLocales = ['de', 'en'] as const

export const noArticleText: ArticleText = { title: '', slug: '', excerpt: '', html: '', coverAlt: '' }

export const emptyDraft: ArticleDraft = {
  de: noArticleText,
  en: noArticleText,
  authorId: null,
  reviewerId: null,
  reviewedOn: null,
  tagIds: [],
  seriesId: null,
  seriesPart: null,
  coverFileId: null,
}

export const articleFields = ['title', 'slug', 'excerpt', 'html', 'coverAlt'] as const

export const versionKinds = ['saved', 'shown', 'restored', 'imported'] as const
export type VersionKind = (typeof versionKinds)[number]

export const termKinds = ['tag', 'series'] as const
export type TermKind = (typeof termKinds)[number]

export function isWritten(text: ArticleText): boolean {
  return text.title.trim() !== '' || text.html.trim() !== ''
}
