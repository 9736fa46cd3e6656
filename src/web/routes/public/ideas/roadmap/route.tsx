import { Link } from 'react-router'
import { readRoadmap } from '../../../../../domain/ideas/list-ideas.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { useTexts } from '../../../../use-texts.ts'
import { ideaCardView } from '../idea-view.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  const { locale } = ctx
  const t = translator(locale)
  const columns = await readRoadmap(ctx)
  return {
    title: t('ideas-words.roadmap.title'),
    intro: t('ideas-words.roadmap.intro'),
    back: t('ideas-words.back'),
    none: t('ideas-words.roadmap.none'),
    all: t('ideas-words.roadmap.all'),
    columns: columns.map(({ status, ideas, total }) => ({
      status,
      title: t(`ideas-words.status.${status}`),
      count: t('ideas-words.count', { count: total }),
      to: total > ideas.length ? `${href('ideas', locale)}?status=${status}` : null,
      ideas: ideas.map(idea => {
        const { id, title, to, vote, language } = ideaCardView(ctx, idea, false)
        return { id, title, to, votes: vote.label, own: vote.own, language }
      }),
    })),
  }
})

export const meta: Route.MetaFunction = args =>
  args.loaderData ? pageMeta(args, { title: args.loaderData.title, description: args.loaderData.intro }) : []

export default function Roadmap({ loaderData }: Route.ComponentProps) {
  const { to } = useTexts()
  const { title, intro, back, none, all, columns } = loaderData
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <Link to={to('ideas')} className="link inline-flex min-h-11 items-center justify-self-start">
          {back}
        </Link>
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{intro}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {columns.map(column => (
          <section
            key={column.status}
            aria-labelledby={column.status}
            className="grid gap-3 rounded-card bg-sunken p-4 sm:p-5"
          >
            <h2 id={column.status} className="flex flex-wrap items-baseline justify-between gap-2 text-xl">
              <span className="first-letter:uppercase">{column.title}</span>
              <span className="figures font-normal font-sans text-ink-soft text-sm">{column.count}</span>
            </h2>
            {column.ideas.length === 0 && <p className="text-ink-soft">{none}</p>}
            <ul className="grid gap-3">
              {column.ideas.map(idea => (
                <li key={idea.id} className="grid gap-1 rounded-card border border-line bg-surface p-4">
                  <Link
                    to={idea.to}
                    lang={idea.language}
                    className="wrap-anywhere font-semibold hover:text-brand hover:underline"
                  >
                    {idea.title}
                  </Link>
                  <span className="figures text-ink-soft text-sm">
                    {idea.votes}
                    {idea.own && ` · ${idea.own}`}
                  </span>
                </li>
              ))}
            </ul>
            {column.to && (
              <Link to={column.to} className="link inline-flex min-h-11 items-center">
                {all}
              </Link>
            )}
          </section>
        ))}
      </div>
    </main>
  )
}
