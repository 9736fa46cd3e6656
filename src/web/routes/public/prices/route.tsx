import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { Route } from './+types/route.ts'
import { type PricesView, pricesView } from './prices.server.ts'

export const loader = pageLoader(async ctx => ({ view: pricesView(ctx) }))

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, { title: args.loaderData.view.title, description: args.loaderData.view.intro })
    : []

/** What is free and what costs something; without an operator's prices everything is free. */
export default function Prices({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl">{view.title}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
      </header>
      <Free free={view.free} />
      {view.offers.length > 0 && <Offers view={view} />}
      {view.questions.length > 0 && (
        <section className="grid max-w-prose gap-6">
          <h2 className="text-2xl">{view.questionsTitle}</h2>
          {view.questions.map(({ key, title, text }) => (
            <div key={key} className="grid gap-1">
              <h3 className="text-lg">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </section>
      )}
    </main>
  )
}

function Free({ free }: Pick<PricesView, 'free'>) {
  return (
    <section className="seam grid gap-5 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-2xl">{free.title}</h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {free.points.map(point => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" strokeWidth={1.75} />
            {point}
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to={free.action.to} variant="next">
          {free.action.label}
        </LinkButton>
      </div>
    </section>
  )
}

function Offers({ view }: { view: PricesView }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{view.offersTitle}</h2>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {view.offers.map(({ id, name, text, prices: [euros, francs], each, buy }) => (
          <li key={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
            <h3 className="text-xl">{name}</h3>
            <p className="grow text-ink-soft">{text}</p>
            <p className="figures grid gap-0.5">
              <span className="font-display font-semibold text-3xl tracking-tight">{euros}</span>
              <span className="text-ink-soft text-sm">{[francs, each].filter(Boolean).join(' · ')}</span>
            </p>
            {buy && (
              <LinkButton to={buy.to} variant="secondary" aria-label={buy.name}>
                {buy.label}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-soft text-sm">{view.net}</p>
      {view.elsewhere && (
        <p className="max-w-prose">
          {view.elsewhere.text}{' '}
          <Link className="link" to={view.elsewhere.to}>
            {view.elsewhere.label}
          </Link>
        </p>
      )}
    </section>
  )
}
