import { ActionButton } from '../../../ui/action-button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { RecordView } from './record-view.server.ts'

export function AccountActions({ account, mayLock }: { account: RecordView['account']; mayLock: boolean }) {
  const { t } = useTexts()
  const fields = { userId: account.id }
  return (
    <div className="flex flex-wrap gap-3">
      {!account.isConfirmed && (
        <ActionButton form="confirm" fields={fields} variant="secondary">
          {t('records.confirmation.send')}
        </ActionButton>
      )}
      {mayLock && (
        <ConfirmStep
          name="end-sessions"
          open={t('records.sessions.end')}
          variant="secondary"
          title={t('records.sessions.ask')}
          does={{ form: 'end-sessions', fields, text: t('records.sessions.end') }}
        >
          <p>{t('records.sessions.what')}</p>
        </ConfirmStep>
      )}
      {mayLock && !account.isAdmin && !account.deleteOn && (
        <ConfirmStep
          name="plan-deletion"
          open={t('records.deletion.plan')}
          title={t('records.deletion.ask')}
          does={{ form: 'plan-deletion', fields, text: t('records.deletion.plan') }}
        >
          <p>{t('records.deletion.what')}</p>
        </ConfirmStep>
      )}
    </div>
  )
}
