import { BillingPages } from '../../../../parts/admin/billing-pages.tsx'
import { AdminList } from '../../../../parts/admin/list/admin-list.tsx'
import { listForms } from '../../../../parts/admin/list/list-action.server.ts'
import { listView } from '../../../../parts/admin/list/list-view.server.ts'
import { WideSection } from '../../../../parts/admin/wide-section.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type RevenueView, revenueView } from './desk-orders.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  return { view: await listView(ctx, 'orders', request), revenue: await revenueView(ctx) }
})

export const action = formAction(listForms('orders', 'admin-orders'))

export const meta: Route.MetaFunction = args => {
  const { title = '', intro = '' } = args.loaderData?.view ?? {}
  return pageMeta(args, { title, description: intro, isHidden: true })
}

export default function AdminOrders({ loaderData: { view, revenue }, actionData }: Route.ComponentProps) {
  return (
    <AdminList view={view} answer={actionData} before={<BillingPages />}>
      <Revenue revenue={revenue} />
    </AdminList>
  )
}

const amounts = new Set(['count', 'net', 'refunded'])

function Revenue({ revenue }: { revenue: RevenueView }) {
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
