import { articlePartsOf } from '../../../../../domain/blog/article-parts.ts'
import { readPreview } from '../../../../../domain/blog/preview-article.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { ArticleParts } from '../../../../parts/public/blog/article-parts.tsx'
import { partViews } from '../../../../parts/public/blog/article-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The draft in both languages, one below the other, as readers would see it. */
export const loader = pageLoader(async (ctx, { params, request }: Route.LoaderArgs) => {
  const { draft, pictures } = await readPreview(ctx, params.token)
  const t = translator(ctx.locale)
  const url = new URL(request.url)
  const texts = await Promise.all(
    (['de', 'en'] as const)
      .filter(locale => draft[locale].title !== '' || draft[locale].html !== '')
      .map(async locale => ({
        lang: locale,
        title: draft[locale].title,
        excerpt: draft[locale].excerpt,
        parts: await partViews({ ...ctx, locale }, articlePartsOf(draft[locale].html), pictures, url),
      })),
  )
  return { texts, words: { title: t('blog-words.preview'), note: t('blog-words.preview-note') } }
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title } = args.loaderData.words
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function Preview({ loaderData: { texts, words } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-10 py-8 outline-none lg:py-12">
      <h1 className="text-xl">{words.title}</h1>
      <p role="note" className="max-w-prose rounded-card bg-sunken px-5 py-4">
        {words.note}
      </p>
      {texts.map(({ lang, title, excerpt, parts }) => (
        <article key={lang}>
          <h2 lang={lang} className="text-3xl">
            {title}
          </h2>
          <p lang={lang} className="mt-3 max-w-prose text-lg">
            {excerpt}
          </p>
          <ArticleParts parts={parts} lang={lang} />
        </article>
      ))}
    </main>
  )
}
