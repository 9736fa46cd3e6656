import { Form } from 'react-router'
import type { listEmployerRequests } from '../../../domain/employers/team/ask-for-employer.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = { requests: Awaited<ReturnType<typeof listEmployerRequests>> }

/** People who ask to act for an employer; each is decided with one touch. */
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
          <Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
            <input type="hidden" name="form" value="decide" />
            <input type="hidden" name="requestId" value={id} />
            <Button type="submit" name="decision" value="accept" size="small">
              {t('dashboard.employer.accept')}
            </Button>
            <Button type="submit" name="decision" value="refuse" variant="secondary" size="small">
              {t('dashboard.employer.refuse')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
