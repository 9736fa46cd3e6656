import { Link } from 'react-router'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type AboutView, aboutView } from './about.server.ts'

export const loader = pageLoader(async (ctx, { context }: Route.LoaderArgs) => {
  const { env } = getFacts(context)
  return { view: await aboutView(ctx, env.BRAND_NAME), email: env.BRAND_SUPPORT_EMAIL }
})

export const meta: Route.MetaFunction = args => (args.loaderData ? pageMeta(args, args.loaderData.view) : [])

export default function About({ loaderData: { view, email } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-12 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl">{view.title}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
      </header>
      <Freshness view={view} />
      <div className="grid gap-8 lg:grid-cols-3">
        {view.parts.map(({ part, title, text }) => (
          <section key={part} className="grid content-start gap-2 border-line border-t pt-4">
            <h2 className="text-xl">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className="grid max-w-prose gap-2">
        <h2 className="text-xl">{view.contact.title}</h2>
        <p>
          {view.contact.text}{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p>
          <Link className="link" to={to('imprint')}>
            {t('common.nav.imprint')}
          </Link>
        </p>
      </section>
    </main>
  )
}

function Freshness({ view: { figures, fresh } }: { view: AboutView }) {
  return (
    <section
      aria-labelledby="figures"
      className="grid gap-8 rounded-card border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-6">
        <h2 id="figures" className="text-2xl">
          {figures.title}
        </h2>
        <div className="grid gap-1">
          {fresh.share && (
            <p className="figures font-display font-semibold text-4xl text-brand tracking-tight">
              {fresh.share}
            </p>
          )}
          <p>{fresh.text}</p>
        </div>
        {figures.counts.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-4">
            {figures.counts.map(({ key, label, text }) => (
              <div key={key} className="flex flex-col-reverse justify-end border-brand/40 border-l pl-3.5">
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="figures font-display font-semibold text-2xl tracking-tight">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="grid content-start gap-3">
        <h3 className="font-sans font-semibold text-base tracking-normal">{fresh.title}</h3>
        <p>{fresh.how}</p>
        <ul className="list-disc space-y-1.5 pl-5">
          {fresh.ways.map(way => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
