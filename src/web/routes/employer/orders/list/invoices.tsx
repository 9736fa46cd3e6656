import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { InvoiceRows } from './invoice-rows.server.ts'

export function Invoices({ invoices }: { invoices: InvoiceRows }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('orders.invoices')} text={t('orders.invoices-text')}>
      {invoices.length === 0 ? (
        <p className="text-ink-soft">{t('orders.invoices-none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {invoices.map(({ number, title, at, total, state, files }) => (
            <li
              key={number}
              className="figures flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5"
            >
              <span className="grid min-w-0">
                {title}
                <span className="text-ink-soft text-sm">{at}</span>
              </span>
              <span className="flex flex-wrap items-baseline gap-3">
                {total}
                {state && <Badge tone={state.tone}>{state.text}</Badge>}
                {files.map(({ url, name, label }) => (
                  <a
                    key={url}
                    href={url}
                    aria-label={label}
                    className="link inline-flex min-h-11 items-center sm:min-h-0"
                  >
                    {name}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AreaSection>
  )
}
