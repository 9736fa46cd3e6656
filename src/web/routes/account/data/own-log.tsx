import { Link } from 'react-router'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import type { LogEntry } from '../../../parts/shared/sign-in/log-entries.server.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { log: { entries: LogEntry[]; nextBeforeId: number | null } }

export function OwnLog({ log: { entries, nextBeforeId } }: Props) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('dashboard.own.log.title')}>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{t('dashboard.own.log.empty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, at, kind, from }) => (
            <li key={id} className="grid gap-0.5 py-2.5 sm:grid-cols-[11rem_1fr] sm:gap-4">
              <span className="figures text-ink-soft text-sm">{at}</span>
              <span className="min-w-0">
                <span className="font-medium">{t(`audit.kind.${kind}`)}</span>
                {from && <span className="block break-words text-ink-soft text-sm">{from}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {nextBeforeId !== null && (
        <p>
          <Link className="link" to={`${to('account-data')}?before=${nextBeforeId}`} preventScrollReset>
            {t('dashboard.own.log.older')}
          </Link>
        </p>
      )}
    </AreaSection>
  )
}
