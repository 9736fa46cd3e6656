import { Link } from 'react-router'
import { listOwnEntitlements } from '../../../../../domain/billing/list-own-entitlements.ts'
import { listOwnInvoices } from '../../../../../domain/orders/list-own-invoices.ts'
import { listOwnOrders } from '../../../../../domain/orders/read-order.ts'
import { localeOf } from '../../../../addresses.ts'
import type { PageName } from '../../../../pages.ts'
import { BillingLinks } from '../../../../parts/employer/billing-links.tsx'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { withQuery } from '../../../../parts/shared/applications/inbox-address.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { LedgerUses } from '../../../../parts/shared/orders/ledger-uses.tsx'
import { type LedgerView, ledgerView } from '../../../../parts/shared/orders/ledger-view.server.ts'
import { type OrderRow, orderRow } from '../../../../parts/shared/orders/order-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { invoiceRows } from './invoice-rows.server.ts'
import { Invoices } from './invoices.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const { employerId } = employer
  const orders = await listOwnOrders(ctx, { employerId })
  const invoices = await listOwnInvoices(ctx, { employerId })
  const ledger = await listOwnEntitlements(ctx, { employerId })
  return {
    employer,
    orders: orders.map(order => orderRow(ctx, order)),
    invoices: invoiceRows(ctx, invoices),
    ledger: ledgerView(ctx, ledger),
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('orders.title'), description: t('orders.intro'), isHidden: true })
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, orders, invoices, ledger } = loaderData
  const toPrices = (
    <LinkButton to={to('prices')} variant="secondary">
      {t('orders.to-prices')}
    </LinkButton>
  )
  return (
    <EmployerArea
      employer={employer}
      title={t('orders.title')}
      intro={t('orders.intro')}
      actions={orders.length > 0 && toPrices}
    >
      <LiveUpdates kinds={['order', 'job']} />
      <BillingLinks query={employer.query} />
      {orders.length === 0 ? (
        <EmptyState title={t('orders.none')} actions={toPrices}>
          {t('orders.none-text')}
        </EmptyState>
      ) : (
        <OrderList orders={orders} />
      )}
      <Invoices invoices={invoices} />
      <Ledger ledger={ledger} query={employer.query} />
    </EmployerArea>
  )
}

function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <ul className="max-w-[44rem] divide-y divide-line rounded-card border border-line bg-surface">
      {orders.map(({ key, to, number, name, at, total, status, tone }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="grid min-w-0">
            <Link to={to} className="link font-semibold">
              {name}
            </Link>
            <span className="figures text-ink-soft text-sm">
              {number} · {at}
            </span>
          </span>
          <span className="flex flex-wrap items-baseline gap-3">
            <span className="figures">{total}</span>
            <Badge tone={tone}>{status}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where each of them is used. */
const placeOf: Record<string, { page: PageName; part: Record<string, string> }> = {
  'featured-ad': { page: 'employer-jobs-own', part: {} },
  'talent-contact': { page: 'employer-talent-pool', part: {} },
  'large-feeds': { page: 'employer-feeds', part: {} },
  'employer-page-plus': { page: 'employer-profile', part: { tab: 'media' } },
}

function UseIt({ kind, query }: { kind: string; query: string }) {
  const { t, to } = useTexts()
  const place = placeOf[kind]
  if (!place) return null
  return (
    <Link
      to={to(place.page) + withQuery(query, place.part)}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {t(`orders.use.${kind}`)}
    </Link>
  )
}

function Ledger({ ledger, query }: { ledger: LedgerView; query: string }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('orders.ledger')} text={t('orders.ledger-text')}>
      {ledger.sources.length === 0 ? (
        <p className="text-ink-soft">{t('orders.ledger-none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {ledger.sources.map(({ id, kind, text, span, isUsable }) => (
            <li key={id} className="figures py-2.5">
              {text}
              <span className="block text-ink-soft text-sm">{span}</span>
              {isUsable && <UseIt kind={kind} query={query} />}
            </li>
          ))}
        </ul>
      )}
      <LedgerUses uses={ledger.uses} />
    </AreaSection>
  )
}
