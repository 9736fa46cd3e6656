import { Form, Link } from 'react-router'
import { alertFrequencies } from '../../../../domain/alerts/alert.values.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { Select } from '../../../ui/select.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AlertView } from './alert-view.server.ts'

/** Shared by the account's page and the page behind the mail's link. The page's action must be `alertAction`. */
export function AlertSettings({ alert, editTo }: { alert: AlertView; editTo: string }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="settings" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="settings" className="text-xl">
        {t('alert.one.settings')}
      </h2>
      <Form method="post" preventScrollReset className="grid gap-2">
        <input type="hidden" name="form" value="frequency" />
        <label htmlFor="frequency" className="font-semibold text-sm">
          {t('alert.settings.how-often')}
        </label>
        <Select id="frequency" name="frequency" key={alert.frequency} defaultValue={alert.frequency}>
          {alertFrequencies.map(value => (
            <option key={value} value={value}>
              {t(`alert.frequency.${value}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary" size="small" className="justify-self-start">
          {t('alert.settings.change')}
        </Button>
      </Form>
      <Pause status={alert.status} />
      <Link className="link inline-flex min-h-11 items-center" to={editTo}>
        {t('alert.one.edit')}
      </Link>
      <ConfirmStep
        name="delete"
        open={t('alert.settings.delete')}
        title={t('alert.settings.delete-title', { name: alert.name })}
        cancel={t('alert.settings.keep')}
        does={{ form: 'delete', text: t('alert.settings.delete-confirm'), leadsOn: true }}
      >
        <p>{t('alert.settings.delete-text')}</p>
      </ConfirmStep>
    </section>
  )
}

function Pause({ status }: { status: AlertView['status'] }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status === 'paused' ? (
          <ActionButton form="resume" variant="primary">
            {t('alert.settings.resume')}
          </ActionButton>
        ) : (
          <>
            <ActionButton form="pause-days" variant="secondary">
              {t('alert.settings.pause')}
            </ActionButton>
            <ActionButton form="pause" variant="quiet">
              {t('alert.settings.pause-open')}
            </ActionButton>
          </>
        )}
      </div>
      <p className="text-ink-soft text-sm">{t('alert.settings.paused-text')}</p>
    </div>
  )
}
