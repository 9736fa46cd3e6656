import type { PublishedArticle } from '../../../../domain/blog/public/read-published.ts'

type Site = { publicUrl: string; operator: string; path: string; image: string }
type Facts = Pick<
  PublishedArticle,
  'title' | 'excerpt' | 'publishedAt' | 'revisedAt' | 'author' | 'reviewer' | 'locale' | 'tags' | 'reviewedOn'
>

/** An article as search engines read it: schema.org's Article. It was modified only when its readers could notice. */
export function articleData(article: Facts, { publicUrl, operator, path, image }: Site): object {
  const { author, reviewer, publishedAt, revisedAt, tags, locale } = article
  const url = publicUrl + path
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: locale,
    mainEntityOfPage: url,
    image: [publicUrl + image],
    datePublished: publishedAt.toISOString(),
    dateModified: (revisedAt ?? publishedAt).toISOString(),
    publisher: { '@type': 'Organization', name: operator, url: publicUrl },
    keywords: tags.map(tag => (locale === 'en' ? tag.nameEn : tag.nameDe)).join(', '),
    ...(author && { author: { '@type': 'Person', name: author.name } }),
    ...(reviewer && {
      reviewedBy: { '@type': 'Person', name: reviewer.name },
      lastReviewed: article.reviewedOn,
    }),
  }
}
