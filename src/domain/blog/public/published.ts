import type { Locale } from '../../../i18n/locale.ts'

export type PublishedTerm = { slug: string; nameDe: string; nameEn: string }

/** An article as lists show it, in the language asked for or else in the other. */
export type PublishedCard = {
  id: number
  locale: Locale
  slug: string
  title: string
  excerpt: string
  minutes: number
  publishedAt: Date
  revisedAt: Date | null
  coverFileId: string | null
  coverAlt: string
  authorName: string
  tags: PublishedTerm[]
}

export type SitemapArticle = { de: string | null; en: string | null; updatedAt: Date }

export type PictureSize = { id: string; widthPx: number; heightPx: number }
