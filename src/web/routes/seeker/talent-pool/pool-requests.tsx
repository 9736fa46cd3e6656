import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ContactRow } from '../../../parts/shared/talents/contact-row.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { OwnPoolView } from './own-pool-view.server.ts'

export function PoolRequests({ requests }: Pick<OwnPoolView, 'requests'>) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('talent.mine.requests')}>
      {requests.length === 0 && <p className="text-ink-soft">{t('talent.mine.requests-none')}</p>}
      {requests.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {requests.map(contact => {
            const action = t(contact.state === 'sent' ? 'talent.mine.open' : 'talent.mine.view')
            return (
              <ContactRow
                key={contact.id}
                contact={contact}
                text={t('talent.mine.requests-row', { employer: contact.employer, date: contact.askedOn })}
                to={to('my-contact-request', { id: contact.id })}
                action={action}
                actionLabel={`${action}: ${contact.job}, ${contact.employer}`}
              />
            )
          })}
        </ul>
      )}
    </AreaSection>
  )
}
