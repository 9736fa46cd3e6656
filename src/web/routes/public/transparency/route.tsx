import { Link } from 'react-router'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { transparencyView } from './transparency.server.ts'

export const loader = pageLoader(async ctx => ({ view: await transparencyView(ctx) }))

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, { title: args.loaderData.view.title, description: args.loaderData.view.intro })
    : []

/** What was reported and decided, by year. */
export default function Transparency({ loaderData: { view } }: Route.ComponentProps) {
  const { to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl">{view.title}</h1>
        <p className="text-ink-soft">{view.intro}</p>
        <p className="text-ink-soft text-sm">{view.few}</p>
        <p>
          <Link className="link" to={to('report')}>
            {view.report}
          </Link>
        </p>
      </header>
      {view.none && <p>{view.none}</p>}
      {view.years.map(({ year, tables }) => (
        <section key={year} aria-label={year} className="grid gap-4">
          <h2 className="figures text-2xl">{year}</h2>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {tables.map(({ title, rows }) => (
              <table key={title} className="w-full rounded-card border border-line bg-surface text-left">
                <caption className="pb-2 text-left font-semibold text-lg">{title}</caption>
                <tbody>
                  {rows.map(({ label, value }) => (
                    <tr key={label} className="border-line border-t first:border-t-0">
                      <th scope="row" className="px-4 py-2 font-normal">
                        {label}
                      </th>
                      <td className="figures whitespace-nowrap px-4 py-2 text-right font-medium">{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
