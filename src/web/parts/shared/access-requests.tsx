import type { listEmployerRequests } from '../../../domain/employers/team/ask-for-employer.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { requests: Awaited<ReturnType<typeof listEmployerRequests>> }

/** The page's action must handle `decide` with `decideRequestForm`. */
export function AccessRequests({ requests }: Props) {
  const { t } = useTexts()
  if (requests.length === 0) return <p className="text-ink-soft">{t('dashboard.employer.no-requests')}</p>
  return (
    <ul className="grid gap-3">
      {requests.map(({ id, userName, userEmail, employerName }) => (
        <li key={id} className="grid gap-3 rounded-card border border-line bg-paper p-4">
          <p>
            {t('dashboard.employer.asks', { name: userName, employer: employerName })}
            <span className="block break-all text-ink-soft text-sm">{userEmail}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <ActionButton form="decide" fields={{ requestId: id, decision: 'accept' }} size="small">
              {t('dashboard.employer.accept')}
            </ActionButton>
            <ActionButton
              form="decide"
              fields={{ requestId: id, decision: 'refuse' }}
              variant="secondary"
              size="small"
            >
              {t('dashboard.employer.refuse')}
            </ActionButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
