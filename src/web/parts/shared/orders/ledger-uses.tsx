import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { LedgerView } from './ledger-view.server.ts'

/** What was used, and what was taken back. */
export function LedgerUses({ uses }: Pick<LedgerView, 'uses'>) {
  const { t } = useTexts()
  if (uses.length === 0) return null
  return (
    <>
      <h3 className="text-base">{t('orders.uses')}</h3>
      <ul className="divide-y divide-line">
        {uses.map(({ id, at, text, job, note }) => (
          <li key={id} className="figures py-2">
            <span className="text-ink-soft">{at}</span> {text}
            {job && (
              <>
                {': '}
                <Link to={job.to} className="link">
                  {job.title}
                </Link>
              </>
            )}
            {note && <span className="block text-ink-soft text-sm wrap-anywhere">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
