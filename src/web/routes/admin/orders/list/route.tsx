import { Link } from 'react-router'
import { orderListSchema } from '../../../../../domain/orders/desk/order-desk.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { BillingPages } from '../../../../parts/admin/billing-pages.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { WideSection } from '../../../../parts/admin/wide-section.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type DeskOrdersView, deskOrdersView } from './desk-orders.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const asked = orderListSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { view: await deskOrdersView(ctx, asked) }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('orders.admin.title')
  return pageMeta(args, { title, description: t('orders.admin.intro'), isHidden: true })
}

export default function AdminOrders({ loaderData: { view } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage title={t('orders.admin.title')} intro={t('orders.admin.intro')} tabs={useAdminTabs()}>
      <BillingPages />
      <nav aria-label={t('orders.admin.filter')}>
        <ul className="flex flex-wrap gap-x-4">
          {view.filters.map(({ to, label, isChosen }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isChosen ? 'true' : undefined}
                className="link inline-flex min-h-11 items-center aria-[current=true]:font-semibold"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view.rows.length === 0 ? (
        <p className="text-ink-soft">{t('orders.admin.none')}</p>
      ) : (
        <Rows view={view} />
      )}
      <Revenue view={view} />
    </AreaPage>
  )
}

function Rows({ view: { rows, next } }: { view: DeskOrdersView }) {
  const { t } = useTexts()
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(({ key, to, number, buyer, name, at, total, status, tone }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
            <span className="grid min-w-0">
              <Link className="link font-medium wrap-anywhere" to={to}>
                {number} · {buyer}
              </Link>
              <span className="figures text-ink-soft text-sm">
                {name} · {at}
              </span>
            </span>
            <span className="flex flex-wrap items-baseline gap-3">
              <span className="figures">{total}</span>
              <Badge tone={tone}>{status}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <Link className="link inline-flex min-h-11 items-center" to={next}>
            {t('orders.admin.next')}
          </Link>
        </p>
      )}
    </>
  )
}

const amounts = new Set(['count', 'net', 'refunded'])

function Revenue({ view: { revenue } }: { view: DeskOrdersView }) {
  const { t } = useTexts()
  return (
    <WideSection title={t('orders.admin.revenue')} text={t('orders.admin.revenue-text')}>
      {revenue.length === 0 ? (
        <p className="text-ink-soft">{t('orders.admin.revenue-none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="figures w-full text-left">
            <thead>
              <tr className="border-line border-b text-ink-soft text-sm">
                {(['month', 'product', 'count', 'net', 'refunded'] as const).map(column => (
                  <th
                    key={column}
                    scope="col"
                    className={`px-3 py-2 font-normal ${amounts.has(column) ? 'text-right' : ''}`}
                  >
                    {t(`orders.admin.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {revenue.map(({ key, month, product, count, net, refunded }) => (
                <tr key={key} className="border-line border-b last:border-b-0">
                  <th scope="row" className="whitespace-nowrap px-3 py-2 font-normal">
                    {month}
                  </th>
                  <td className="px-3 py-2">{product}</td>
                  <td className="px-3 py-2 text-right">{count}</td>
                  <td className="whitespace-nowrap px-3 py-2 text-right">{net}</td>
                  <td className="whitespace-nowrap px-3 py-2 text-right">{refunded}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </WideSection>
  )
}
