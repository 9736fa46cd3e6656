import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type ListRulesView, listRulesView } from './list-rules.server.ts'

export const loader = pageLoader(async ({ locale }, _args: Route.LoaderArgs) => listRulesView(locale))

export const meta: Route.MetaFunction = args => (args.loaderData ? pageMeta(args, args.loaderData) : [])

/** Generated from the table of criteria, so that it cannot say anything else than what is done. */
export default function ListRules({ loaderData: view }: Route.ComponentProps) {
  const { to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-10 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl hyphens-auto">{view.title}</h1>
        <p className="text-lg text-ink-soft">{view.intro}</p>
      </header>
      <Part part={view.gates}>
        <dl className="grid gap-3">
          {view.gates.rows.map(({ key, name, reads }) => (
            <div key={key}>
              <dt className="font-semibold">{name}</dt>
              <dd>{reads}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part part={view.criteria} isWide>
        <CriteriaTable {...view.criteria} />
      </Part>
      <Part part={view.also} />
      <Part part={view.not} />
      <Part part={view.you}>
        <p className="flex flex-wrap gap-x-6">
          <Link className="link inline-flex min-h-11 items-center" to={to('recommendations')}>
            {view.links.rules}
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={to('account')}>
            {view.links.account}
          </Link>
        </p>
      </Part>
      <Part part={view.search} />
    </main>
  )
}

type PartProps = { part: { title: string; texts: string[] }; isWide?: boolean; children?: ReactNode }

function Part({ part: { title, texts }, isWide = false, children }: PartProps) {
  return (
    <section className={`grid gap-3 ${isWide ? 'max-w-[44rem]' : 'max-w-prose'}`}>
      <h2 className="text-xl">{title}</h2>
      {texts.map(text => (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ))}
      {children}
    </section>
  )
}

/** A table where there is room, a list of blocks on phones. */
function CriteriaTable({ head, rows }: Pick<ListRulesView['criteria'], 'head' | 'rows'>) {
  return (
    <table className="text-left">
      <thead className="max-sm:sr-only">
        <tr>
          {head.map(text => (
            <th key={text} scope="col" className="py-2 pr-6 font-semibold text-ink-soft text-sm">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, reads, weight }) => (
          <tr key={key} className="border-line border-t max-sm:grid max-sm:gap-1 max-sm:py-3">
            <th scope="row" className="align-top font-semibold hyphens-auto sm:py-2.5 sm:pr-6">
              {name}
            </th>
            <td className="align-top sm:py-2.5 sm:pr-6">{reads}</td>
            <td className="align-top text-ink-soft text-sm sm:whitespace-nowrap sm:py-3">{weight}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
