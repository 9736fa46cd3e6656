import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { OrderView } from './order-view.server.ts'

export function OrderSums({ order: { sums, exemption, invoices } }: { order: OrderView }) {
  const { t } = useTexts()
  return (
    <div className="grid max-w-[44rem] gap-2">
      <table className="w-full rounded-card border border-line bg-surface text-left">
        <caption className="sr-only">{t('orders.sums')}</caption>
        <tbody>
          {sums.map(({ label, value, isTotal }) => (
            <tr key={label} className="border-line border-t first:border-t-0">
              <th scope="row" className={isTotal ? 'px-4 py-2.5 font-semibold' : 'px-4 py-2.5 font-normal'}>
                {label}
              </th>
              <td
                className={`figures whitespace-nowrap px-4 py-2.5 text-right ${isTotal ? 'font-semibold' : ''}`}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {invoices.map(({ url, label }) => (
        <p key={url}>
          <a className="link inline-flex min-h-11 items-center" href={url}>
            {label}
          </a>
        </p>
      ))}
      {exemption && <p className="text-ink-soft text-sm">{exemption}</p>}
    </div>
  )
}

/** Who has bought, and what has happened since. */
export function OrderHistory({ order }: { order: OrderView }) {
  const { t } = useTexts()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <AreaSection title={t('orders.buyer')}>
        <p className="whitespace-pre-line wrap-anywhere">{order.buyer.join('\n')}</p>
      </AreaSection>
      <AreaSection title={t('orders.history')}>
        <ol className="grid gap-2">
          {order.events.map(({ id, at, text, note }) => (
            <li key={id}>
              <span className="figures block text-ink-soft text-sm">{at}</span>
              {text}
              {note && <span className="block text-ink-soft">{note}</span>}
            </li>
          ))}
        </ol>
      </AreaSection>
    </div>
  )
}
