import { Link } from 'react-router'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { StructuredData } from '../../../../parts/public/structured-data.tsx'
import { findHelpArticle, helpArticle } from '../../../../parts/shared/help/help.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) => {
  const text = findHelpArticle(id)
  if (!text) throw new NotFound()
  const t = translator(ctx.locale)
  const article = helpArticle(text, ctx.locale)
  return {
    article,
    words: {
      all: t('help.all'),
      pages: t('help.pages'),
      next: t('help.next'),
      checked: t('help.checked', {
        date: formatDate(new Date(`${article.checkedOn}T12:00Z`), ctx.locale),
        sources: article.authorities.join(', '),
      }),
      contactText: t('help.contact-text'),
      contact: t('help.contact'),
    },
  }
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, text } = args.loaderData.article
  return pageMeta(args, { title, description: text.slice(0, 200), type: 'article' })
}

export default function HelpArticle({ loaderData: { article, words } }: Route.ComponentProps) {
  const { to } = useTexts()
  const { title, text } = article
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <StructuredData json={JSON.stringify(questionData(title, text))} />
      <p>
        <Link to={to('help')} className="link inline-flex min-h-11 items-center">
          {words.all}
        </Link>
      </p>
      <article className="grid max-w-prose gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg">{text}</p>
        <p className="text-ink-soft text-sm">{words.checked}</p>
      </article>
      {article.pages.length > 0 && <Links id="pages" title={words.pages} links={article.pages} />}
      {article.next.length > 0 && (
        <Links
          id="next"
          title={words.next}
          links={article.next.map(each => ({ label: each.title, to: each.to }))}
        />
      )}
      <p>
        {words.contactText}{' '}
        <Link className="link" to={to('contact')}>
          {words.contact}
        </Link>
      </p>
    </main>
  )
}

function Links({ id, title, links }: { id: string; title: string; links: { label: string; to: string }[] }) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul>
        {links.map(link => (
          <li key={link.to}>
            <Link to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As search engines read questions with one answer. */
function questionData(title: string, text: string) {
  const question = { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [question] }
}
