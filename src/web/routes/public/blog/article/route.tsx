import { redirect } from 'react-router'
import { readPublished } from '../../../../../domain/blog/public/read-published.ts'
import { href } from '../../../../addresses.ts'
import { articleData } from '../../../../parts/public/blog/article-data.server.ts'
import { ArticlePage } from '../../../../parts/public/blog/article-page.tsx'
import { articleView } from '../../../../parts/public/blog/article-view.server.ts'
import { BreadcrumbTrail } from '../../../../parts/public/breadcrumb-trail.tsx'
import { StructuredData } from '../../../../parts/public/structured-data.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params, request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const answer = await readPublished(ctx, params.slug)
  // The method is kept, and the address is another for good; the text of the other language has one of its own as well.
  if (answer.kind === 'moved')
    throw redirect(href('blog-article', ctx.locale, { slug: answer.slug }) + url.search, 308)
  const { article } = answer
  const { env } = getFacts(context)
  const { slugs } = article
  const pathIn = (locale: 'de' | 'en') => {
    const slug = slugs[locale]
    return slug === undefined ? null : href('blog-article', locale, { slug })
  }
  const paths = { de: pathIn('de'), en: pathIn('en') }
  const file = `${article.id}-${article.locale}-${(article.revisedAt ?? article.publishedAt).getTime()}.png`
  const image = href('blog-card', 'de', { file })
  const path = paths[article.locale] ?? ''
  const site = { publicUrl: env.publicUrl, operator: env.OPERATOR_NAME, path, image }
  return {
    article: await articleView(ctx, article, url),
    data: JSON.stringify(articleData(article, site)),
    paths,
    image,
  }
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { article, paths, image } = args.loaderData
  const facts = { title: article.title, description: article.excerpt, image, type: 'article' as const }
  const { de, en } = paths
  if (de !== null && en !== null) return pageMeta(args, { ...facts, paths: { de, en } })
  // In one language only: no page says that there is another, and the page in the other language leaves the finding to this one.
  const only = de ?? en ?? ''
  return pageMeta(args, {
    ...facts,
    paths: { de: only, en: only },
    isHidden: article.lang !== undefined,
  }).filter(tag => !('hrefLang' in tag))
}

export default function Article({ loaderData: { article, data } }: Route.ComponentProps) {
  const { to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-6 py-8 outline-none lg:py-12">
      <StructuredData json={data} />
      <BreadcrumbTrail steps={[{ name: article.words.blog, to: to('blog') }]} current={article.title} />
      <ArticlePage article={article} />
    </main>
  )
}
