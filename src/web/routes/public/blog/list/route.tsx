import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { z } from 'zod'
import { listPublished } from '../../../../../domain/blog/public/list-published.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { ArticleCard } from '../../../../parts/public/blog/article-card.tsx'
import {
  cardView,
  personView,
  termLink,
  termName,
} from '../../../../parts/public/blog/article-view.server.ts'
import { BreadcrumbTrail } from '../../../../parts/public/breadcrumb-trail.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { PageLinks } from '../../../../parts/shared/page-links.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../../server/context.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const name = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .nullable()
  .catch(null)
const questionSchema = z.object({
  q: z.string().trim().max(200).catch(''),
  tag: name,
  series: name,
  author: rowIdSchema.nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
})

/** The words are the server's, because no other page needs them. */
export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const { search, searchParams } = new URL(request.url)
  const asked = questionSchema.parse({
    tag: null,
    series: null,
    author: null,
    ...Object.fromEntries(searchParams),
  })
  const { q: words, ...filter } = asked
  const list = await listPublished(ctx, { ...filter, words })
  const t = translator(ctx.locale)
  const { locale } = ctx
  const tag = list.tags.find(each => each.slug === asked.tag)
  const title = tag ? t('blog-words.about', { name: termName(tag, locale) }) : t('blog-words.title')
  return {
    asked,
    search,
    cards: list.cards.map(card => cardView(ctx, card)),
    pages: list.pages,
    isFiltered: words !== '' || asked.tag !== null || asked.series !== null || asked.author !== null,
    tags: list.tags.map(each => ({
      ...termLink('tag', each, locale),
      count: each.count,
      isChosen: each.slug === asked.tag,
    })),
    author: list.author && personView(list.author, locale),
    feedTo: href('blog-feed', locale),
    words: {
      title,
      blog: t('blog-words.title'),
      intro: t('blog-words.intro', { brand: getFacts(context).env.BRAND_NAME }),
      label: t('blog-words.search'),
      button: t('blog-words.find'),
      tags: t('blog-words.tags'),
      all: t('blog-words.all'),
      found: words === '' ? null : t('blog-words.found', { count: list.count, words }),
      none: t(words === '' ? 'blog-words.none' : 'blog-words.none-found', { words }),
      noneText: t('blog-words.none-text'),
      feed: t('blog-words.feed'),
    },
  }
})

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { words, asked, isFiltered, feedTo } = args.loaderData
  const query = asked.page > 1 ? `page=${asked.page}` : undefined
  const facts = {
    title: words.title,
    description: words.intro,
    isHidden: isFiltered,
    ...(query && { query }),
  }
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feedTo } as const
  return [...pageMeta(args, facts), feed]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { asked, search, cards, pages, author, words, feedTo, isFiltered } = loaderData
  const home = isFiltered ? [{ name: words.blog, to: to('blog') }] : []
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      {home.length > 0 && <BreadcrumbTrail steps={home} current={words.title} />}
      <header className="grid max-w-prose gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-soft text-lg">{words.intro}</p>
        {author && (
          <p>
            <strong>{author.name}</strong>, {author.role}. {author.about}
          </p>
        )}
        <SearchForm q={asked.q} label={words.label} button={words.button} />
      </header>
      <Tags loaderData={loaderData} />
      {words.found && (
        <p role="status" className="font-semibold">
          {words.found}
        </p>
      )}
      {cards.length === 0 ? (
        <EmptyState
          title={words.none}
          actions={isFiltered && <LinkButton to={to('blog')}>{words.all}</LinkButton>}
        >
          <p>{words.noneText}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(card => (
            <li key={card.id} className="grid">
              <ArticleCard card={card} level="h2" />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={asked.page}
        pageCount={pages}
        hrefOf={page => to('blog') + withQuery(search, { page: page > 1 ? page : null })}
      />
      <p>
        <a href={feedTo} className="link inline-flex min-h-11 items-center">
          {words.feed}
        </a>
      </p>
    </main>
  )
}

function SearchForm({ q, label, button }: { q: string; label: string; button: string }) {
  return (
    <Form method="get" role="search" className="grid gap-1.5">
      <label htmlFor="blog-search" className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="blog-search"
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          className={`${controlClass} min-w-0 flex-1 basis-56`}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
          {button}
        </Button>
      </div>
    </Form>
  )
}

function Tags({ loaderData: { tags, words } }: { loaderData: Route.ComponentProps['loaderData'] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={words.tags}>
      <ul className="flex flex-wrap gap-x-5">
        {tags.map(tag => (
          <li key={tag.to}>
            <Link
              to={tag.to}
              aria-current={tag.isChosen ? 'page' : undefined}
              className="link inline-flex min-h-11 items-center aria-[current]:font-semibold"
            >
              <span className="figures">
                {tag.name} ({tag.count})
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
