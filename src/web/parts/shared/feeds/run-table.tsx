import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { type FeedArea, feedPages } from './feed-area.ts'
import type { FeedPageView } from './feed-view.server.ts'

export function RunTable({ feed, area }: { feed: FeedPageView; area: FeedArea }) {
  const { t, to } = useTexts()
  if (feed.runs.length === 0) return <p>{t('feeds.runs.none')}</p>
  return (
    <ol className="-my-3 divide-y divide-line">
      {feed.runs.map(run => (
        <li key={run.id} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className="link figures" to={to(feedPages[area].run, { id: feed.id, run: run.id })}>
              {t('feeds.run.title', { kind: t(`feeds.kind.${run.kind}`), date: run.started })}
            </Link>
            <Badge tone={run.tone}>{t(`feeds.status.${run.status}`)}</Badge>
          </div>
          <p className="figures text-ink-soft text-sm">
            {[run.status === 'failed' ? run.message : run.summary, run.took].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
