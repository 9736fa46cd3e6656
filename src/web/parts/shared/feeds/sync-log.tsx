import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { SyncLogView } from './sync-log.server.ts'

/**
 * The latest runs of all feeds, for administrators; `?log=trouble` keeps those with problems. The result line is English in both languages.
 */
export function SyncLog({ log: { rows, isTroubleOnly } }: { log: SyncLogView }) {
  const { t, to } = useTexts()
  return (
    <AreaSection title={t('feeds.log.title')} text={t('feeds.log.text')}>
      <p>
        <Link className="link" to={isTroubleOnly ? '.' : '?log=trouble'} preventScrollReset>
          {t(isTroubleOnly ? 'feeds.log.all' : 'feeds.log.trouble')}
        </Link>
      </p>
      {rows.length === 0 ? (
        <p>{t(isTroubleOnly ? 'feeds.log.no-trouble' : 'feeds.runs.none')}</p>
      ) : (
        <details open={isTroubleOnly}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('feeds.log.show', { count: rows.length })}
          </summary>
          <ol className="divide-y divide-line">
            {rows.map(row => (
              <li key={row.runId} className="grid gap-1 py-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    className="link figures"
                    to={to('admin-feed-run', { id: row.feedId, run: row.runId })}
                  >
                    {row.title}
                  </Link>
                  <Badge tone={row.tone}>{row.status}</Badge>
                </div>
                <p className="break-words text-sm">{row.feed}</p>
                {row.reason && <p className="text-sm">{row.reason}</p>}
                <p lang="en" className="figures break-words text-ink-soft text-sm">
                  {row.result}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </AreaSection>
  )
}
