import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { feedPages } from './feed-area.ts'
import type { FeedRowView } from './feed-view.server.ts'

/** The feeds of one employer. */
export function FeedList({ feeds }: { feeds: FeedRowView[] }) {
  const { t, to } = useTexts()
  if (feeds.length === 0) return <p className="text-ink-soft">{t('feeds.none')}</p>
  return (
    <ul className="-my-3 divide-y divide-line">
      {feeds.map(feed => (
        <li key={feed.id} className="grid gap-1 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-sans font-semibold text-base tracking-normal">
              <Link className="link wrap-anywhere" to={to(feedPages.employer.one, { id: feed.id })}>
                {feed.name}
              </Link>
            </h3>
            <Badge tone={feed.state.tone}>{t(`feeds.state.${feed.state.key}`)}</Badge>
          </div>
          <p className="break-all text-ink-soft text-sm">{feed.source}</p>
          <p className="figures text-sm">
            {[feed.schedule, feed.last, feed.summary].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
