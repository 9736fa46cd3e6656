import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { exported: { id: string; status: string; donePercent: number; until: string | null } | null }

const lookAgainMs = 3_000

/** Polls while the archive is being made; without scripts a link reloads the page. */
export function ExportOwnData({ exported }: Props) {
  const { t, to } = useTexts()
  const isUnderWay = exported?.status === 'waiting' || exported?.status === 'running'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
  return (
    <AreaSection title={t('dashboard.own.export.title')} text={t('dashboard.own.export.text')}>
      {isUnderWay && (
        <div className="grid gap-1.5">
          <p role="status">{t('dashboard.own.export.running', { percent: exported.donePercent })}</p>
          <progress value={exported.donePercent} max={100} aria-label={t('dashboard.own.export.title')} />
          <noscript>
            <Link className="link" to={to('account-data')} reloadDocument>
              {t('dashboard.own.export.look-again')}
            </Link>
          </noscript>
        </div>
      )}
      {exported?.status === 'failed' && (
        <AccountNotice tone="bad">{t('dashboard.own.export.failed')}</AccountNotice>
      )}
      {exported?.status === 'ready' && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={to('export-file', { id: exported.id })} download className={buttonClass('primary')}>
            {t('dashboard.own.export.ready')}
          </a>
          {exported.until && (
            <span className="text-ink-soft text-sm">
              {t('dashboard.own.export.until', { date: exported.until })}
            </span>
          )}
        </p>
      )}
      {!isUnderWay && (
        <ActionButton form="export" variant="secondary">
          {t(
            exported?.status === 'ready'
              ? 'dashboard.own.export.request-new'
              : 'dashboard.own.export.request',
          )}
        </ActionButton>
      )}
    </AreaSection>
  )
}
