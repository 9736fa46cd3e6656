import { Link } from 'react-router'
import { BreadcrumbTrail } from '../../../../parts/public/breadcrumb-trail.tsx'
import { CountedLinks } from '../../../../parts/public/counted-links.tsx'
import { JobCardsSection } from '../../../../parts/public/job-cards-section.tsx'
import { Allowances } from '../../../../parts/public/pay/allowances.tsx'
import { PayCurve } from '../../../../parts/public/pay/pay-curve.tsx'
import { StructuredData } from '../../../../parts/public/structured-data.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'
import type { FigureView } from './figure-view.server.ts'
import { payProfessionView } from './pay-profession.server.ts'

export const loader = pageLoader((ctx, { params }: Route.LoaderArgs) => payProfessionView(ctx, params.key))

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, description, isHidden, paths } = args.loaderData
  return pageMeta(args, { title, description, isHidden, paths })
}

/** What a profession pays, everywhere or in one place: by ads, and by agreement. */
export default function PayOfProfession({ loaderData: view }: Route.ComponentProps) {
  const { sections, all } = view
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      {view.structured.map(json => (
        <StructuredData key={json} json={json} />
      ))}
      <header className="grid max-w-4xl gap-4">
        <BreadcrumbTrail steps={[view.start]} current={view.title} />
        <h1 className="text-3xl lg:text-4xl">{view.title}</h1>
      </header>
      <section aria-labelledby="ads" className="grid gap-4">
        <h2 id="ads" className="text-2xl">
          {sections.ads}
        </h2>
        {sections.adsFew && <p className="max-w-prose text-ink-soft">{sections.adsFew}</p>}
        <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {view.figures.map(figure => (
            <Figure key={figure.key} figure={figure} />
          ))}
        </ul>
        <details className="max-w-prose text-ink-soft">
          <summary className="min-h-11 cursor-pointer py-2">{sections.how}</summary>
          <p className="text-sm">{view.how}</p>
        </details>
      </section>
      <section aria-labelledby="agreements" className="grid gap-4">
        <h2 id="agreements" className="text-2xl">
          {sections.agreements}
        </h2>
        <p className="max-w-prose text-ink-soft">{sections.agreementsText}</p>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {view.curves.map(curve => (
            <PayCurve key={curve.key} view={curve} />
          ))}
        </div>
      </section>
      <CountedLinks id="others" title={sections.others} links={view.others} />
      {view.allowances && <Allowances view={view.allowances} />}
      <CountedLinks id="areas" title={sections.areas} links={view.areas} />
      {view.jobs.length > 0 && <JobCardsSection id="jobs" title={sections.jobs} jobs={view.jobs} all={all} />}
      <CountedLinks id="related" title={sections.related} links={view.related} />
      <CountedLinks id="articles" title={sections.articles} links={view.articles} />
    </main>
  )
}

function Figure({ figure }: { figure: FigureView }) {
  const { where, basis, median, medianLabel, half, count, notes } = figure
  return (
    <li className="grid gap-1 rounded-card border border-line bg-surface p-5">
      <h3 className="font-sans font-semibold text-base tracking-normal">{where}</h3>
      <p className="text-ink-soft text-sm">{basis}</p>
      <p className="mt-1">
        <span className="figures font-display font-semibold text-3xl">{median}</span>{' '}
        <span className="text-ink-soft text-sm">{medianLabel}</span>
      </p>
      <p className="figures">{half}</p>
      {notes.map(note => (
        <p key={note} className="text-ink-soft text-sm">
          {note}
        </p>
      ))}
      <p className="text-sm">
        <Link to={count.to} className="link figures inline-flex min-h-11 items-center">
          {count.text}
        </Link>
      </p>
    </li>
  )
}
