import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { CountedLinks } from '../../../parts/public/counted-links.tsx'
import { JobCardsSection } from '../../../parts/public/job-cards-section.tsx'
import { StructuredData } from '../../../parts/public/structured-data.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import type { Route } from './+types/route.ts'
import { jobGroupView } from './job-group.server.ts'

export const loader = pageLoader((ctx, { request, context }: Route.LoaderArgs) =>
  jobGroupView(ctx, request, getFacts(context).env.publicUrl),
)

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, description } = args.loaderData
  return pageMeta(args, { title, description })
}

/** Everything about one group of jobs, from what the board has: an entrance for people who search for it elsewhere. */
export default function JobGroup({ loaderData: view }: Route.ComponentProps) {
  const { category, find, sections, all } = view
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      <StructuredData json={view.structured} />
      <header className="grid max-w-prose gap-4">
        <h1 className="text-3xl lg:text-4xl">{view.heading}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
        <form action={find.to} method="get" className="grid gap-1.5">
          <input type="hidden" name="category" value={category} />
          <label htmlFor="group-place" className="font-semibold">
            {find.place}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="group-place"
              name="place"
              autoComplete="address-level2"
              className={`${controlClass} min-w-0 flex-1 basis-56`}
            />
            <Button type="submit" variant="next">
              <Search aria-hidden className="size-5" strokeWidth={1.75} />
              {find.button}
            </Button>
          </div>
        </form>
      </header>
      <JobCardsSection id="newest" title={sections.newest} jobs={view.jobs} all={all} />
      <CountedLinks id="professions" title={sections.professions} links={view.professions} />
      <CountedLinks id="towns" title={sections.towns} links={view.towns} />
      <section aria-labelledby="pay" className="grid max-w-prose gap-2">
        <h2 id="pay" className="text-2xl">
          {sections.pay}
        </h2>
        <p className="figures">{view.pay}</p>
        {view.payTo && (
          <p>
            <Link className="link inline-flex min-h-11 items-center" to={view.payTo.to}>
              {view.payTo.label}
            </Link>
          </p>
        )}
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={view.payOfAll.to}>
            {view.payOfAll.label}
          </Link>
        </p>
      </section>
      <CountedLinks id="employers" title={sections.employers} links={view.employers} />
      <section aria-labelledby="articles" className="grid gap-3">
        <h2 id="articles" className="text-2xl">
          {sections.articles}
        </h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {view.articles.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
