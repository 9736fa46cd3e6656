import { Link } from 'react-router'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { PoolWatchView } from './watch.server.ts'

/** How much happens in the talent pool, what people have reported, and who is locked out. Never who is in it. */
export function PoolWatch({ watch: { figures, reports, locked } }: { watch: PoolWatchView }) {
  const { t } = useTexts()
  return (
    <>
      <DefinitionGrid isNarrow facts={figures} />
      <h3 className="text-lg">{t('admin.pool.reports')}</h3>
      {reports.length === 0 && <p className="text-ink-soft">{t('admin.pool.no-reports')}</p>}
      <ul className="grid gap-3">
        {reports.map(report => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {locked.length > 0 && (
        <>
          <h3 className="text-lg">{t('admin.pool.locked')}</h3>
          <ul className="grid divide-y divide-line">
            {locked.map(({ employerId, employer, since }) => (
              <li key={employerId} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="wrap-anywhere">
                  {t('admin.pool.locked-since', { employer, date: since })}
                </span>
                <ActionButton
                  form="let-in"
                  fields={{ employerId }}
                  variant="secondary"
                  size="small"
                  label={t('admin.pool.let-in-for', { employer })}
                >
                  {t('admin.pool.let-in')}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Report({ report }: { report: PoolWatchView['reports'][number] }) {
  const { t } = useTexts()
  const { id, employer, employerTo, job, message, text, reportedOn } = report
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <p>
        <Link className="link font-semibold wrap-anywhere" to={employerTo}>
          {employer}
        </Link>
        <span className="block text-ink-soft text-sm wrap-anywhere">
          {t('admin.pool.reported-on', { job, date: reportedOn })}
        </span>
      </p>
      <blockquote className="whitespace-pre-line border-line border-l-2 pl-3 wrap-anywhere">
        {message}
      </blockquote>
      {text && <p className="whitespace-pre-line wrap-anywhere">{t('admin.pool.says', { text })}</p>}
      <div className="flex flex-wrap gap-3">
        <ConfirmStep
          name={`lock-out-${id}`}
          open={t('admin.pool.lock-out')}
          label={t('admin.pool.lock-out-for', { employer })}
          size="small"
          title={t('admin.pool.lock-out-title', { employer })}
          does={{ form: 'lock-out', fields: { id }, text: t('admin.pool.lock-out') }}
        >
          <p>{t('admin.pool.lock-out-text')}</p>
        </ConfirmStep>
        <ActionButton form="dismiss-report" fields={{ id }} variant="secondary" size="small">
          {t('admin.pool.dismiss')}
        </ActionButton>
      </div>
    </li>
  )
}
