import { Link } from 'react-router'
import { TariffPay } from '../../../../parts/public/ad-page/tariff-pay.tsx'
import { BreadcrumbTrail } from '../../../../parts/public/breadcrumb-trail.tsx'
import { CountedLinks } from '../../../../parts/public/counted-links.tsx'
import { Allowances } from '../../../../parts/public/pay/allowances.tsx'
import { PayCurve } from '../../../../parts/public/pay/pay-curve.tsx'
import { WholeWords } from '../../../../parts/public/pay/whole-words.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { Select } from '../../../../ui/select.tsx'
import type { Route } from './+types/route.ts'
import { payAgreementView } from './pay-agreement.server.ts'

export const loader = pageLoader((ctx, { params, request }: Route.LoaderArgs) =>
  payAgreementView(ctx, params.scheme, new URL(request.url).searchParams),
)

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { title, description, kind } = args.loaderData
  return pageMeta(args, { title, description, isHidden: kind === 'none' })
}

/** The calculator of a collective agreement: group, experience and workload give step and pay. */
export default function PayByAgreement({ loaderData: view }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-10 py-8 outline-none lg:py-12">
      <header className="grid max-w-4xl gap-4">
        <BreadcrumbTrail steps={[view.start]} current={view.title} />
        <h1 className="wrap-anywhere text-3xl lg:text-4xl">
          <WholeWords text={view.title} />
        </h1>
        <p className="max-w-prose text-ink-soft">{view.kind === 'none' ? view.description : view.for}</p>
      </header>
      {view.kind === 'none' && <NoCalculator view={view} />}
      {view.kind === 'table' && <Calculator view={view} />}
      {view.kind === 'hours' && view.pay && <TariffPay view={view.pay} />}
    </main>
  )
}

type NoneView = Extract<Route.ComponentProps['loaderData'], { kind: 'none' }>

function NoCalculator({ view: { why, sources, next, links } }: { view: NoneView }) {
  return (
    <>
      <div className="grid max-w-prose gap-3">
        {why && <p>{why}</p>}
        {sources.links.length > 0 && (
          <section aria-labelledby="sources">
            <h2 id="sources" className="text-2xl">
              {sources.title}
            </h2>
            <ul className="mt-3">
              {sources.links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    rel="noopener nofollow"
                    className="link wrap-anywhere inline-flex min-h-11 items-center"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <CountedLinks id="others" title={next} links={links} />
    </>
  )
}

type TableView = Extract<Route.ComponentProps['loaderData'], { kind: 'table' }>

function Calculator({ view: { pay, group, curve, allowances, groups, professions } }: { view: TableView }) {
  return (
    <>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {pay && (
          <TariffPay view={pay}>
            <div className="grid gap-1.5 sm:col-span-full">
              <label htmlFor="pay-group" className="font-semibold">
                {group.label}
              </label>
              <Select id="pay-group" name="group" defaultValue={group.value}>
                {group.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
          </TariffPay>
        )}
        {curve && <PayCurve view={curve} hasLink={false} />}
      </div>
      <CountedLinks id="professions" title={professions.title} links={professions.links} />
      {allowances && <Allowances view={allowances} />}
      <CountedLinks id="groups" title={groups.title} links={groups.links} />
    </>
  )
}
