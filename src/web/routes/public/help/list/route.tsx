import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { limits } from '../../../../../config/limits.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { helpGroups, searchHelp } from '../../../../parts/shared/help/help.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

/** The words are the server's, because no other page needs them. */
export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, limits.assistantTextChars)
  const t = translator(ctx.locale)
  const found = asked === '' ? null : searchHelp(asked, ctx.locale)
  return {
    asked,
    title: t('help.title'),
    intro: t('help.intro', { brand: getFacts(context).env.BRAND_NAME }),
    label: t('help.search'),
    button: t('help.find'),
    contact: { text: t('help.contact-text'), link: t('help.contact') },
    found: found && { title: t('help.found', { count: found.length }), articles: found },
    groups: helpGroups(ctx.locale).map(group => ({ ...group, title: t(`help.group.${group.key}`) })),
  }
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, intro, asked } = args.loaderData
  return pageMeta(args, { title, description: intro, isHidden: asked !== '' })
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { asked, title, intro, label, button, contact, found, groups } = loaderData
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-10 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-4">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{intro}</p>
        <Form method="get" role="search" className="grid gap-1.5">
          <label htmlFor="help-search" className="font-semibold">
            {label}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="help-search"
              key={asked}
              name="q"
              type="search"
              defaultValue={asked}
              className={`${controlClass} min-w-0 flex-1 basis-56`}
            />
            <Button type="submit" variant="secondary">
              <Search aria-hidden className="size-5" strokeWidth={1.75} />
              {button}
            </Button>
          </div>
        </Form>
      </header>
      {found ? (
        <Articles id="found" title={found.title} articles={found.articles} />
      ) : (
        groups.map(group => (
          <Articles key={group.key} id={group.key} title={group.title} articles={group.articles} />
        ))
      )}
      <p>
        {contact.text}{' '}
        <Link className="link" to={to('contact')}>
          {contact.link}
        </Link>
      </p>
    </main>
  )
}

function Articles({
  id,
  title,
  articles,
}: {
  id: string
  title: string
  articles: { id: string; title: string; to: string }[]
}) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(article => (
          <li key={article.id}>
            <Link to={article.to} className="link inline-flex min-h-11 items-center">
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
