import { Link } from 'react-router'
import { WideSection } from '../../../parts/admin/wide-section.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { LatestGrants } from './entitlements-view.server.ts'

export function LatestGrantList({ latest }: { latest: LatestGrants }) {
  const { t } = useTexts()
  return (
    <WideSection title={t('bookkeeping.grants.latest')}>
      {latest.length === 0 ? (
        <p className="text-ink-soft">{t('bookkeeping.grants.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {latest.map(({ id, employer, to, text, about }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <span className="grid min-w-0">
                <Link className="link font-medium wrap-anywhere" to={to}>
                  {employer}
                </Link>
                <span className="figures text-ink-soft text-sm wrap-anywhere">{about}</span>
              </span>
              <span className="figures">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </WideSection>
  )
}
