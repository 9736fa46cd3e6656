import { Link } from 'react-router'
import { limits } from '../../../../config/limits.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { JobArticle } from '../job-detail/job-article.tsx'
import { type FeedArea, feedPages } from './feed-area.ts'
import { Outcome } from './feed-page.tsx'
import { RereadWhile } from './reread-while.tsx'
import type { RunPageView } from './run-view.server.ts'

const tones: Record<string, BadgeTone> = {
  new: 'good',
  changed: 'brand',
  ends: 'warn',
  expired: 'warn',
  failed: 'bad',
}

/** One run with its ads. `view.preview` shows one of them as its page would be. */
export function RunPage({ view, area }: { view: RunPageView; area: FeedArea }) {
  const { t, to } = useTexts()
  const { run, items, preview } = view
  return (
    <>
      <p>
        <Link className="link wrap-anywhere" to={to(feedPages[area].one, { id: view.feedId })}>
          {view.feedName}
        </Link>
      </p>
      <RereadWhile isOpen={run.isOpen} />
      <AreaSection title={t(`feeds.kind.${run.kind}`)}>
        <Outcome run={run} recognised={null} />
        {run.failed > 0 && (
          <p>
            <a className="link" href={view.quarantine} download data-discover="false">
              {t('feeds.run.download')}
            </a>
          </p>
        )}
      </AreaSection>
      {preview && (
        <section
          id="preview"
          aria-label={t('feeds.run.preview')}
          className="grid gap-4 rounded-card border border-line border-dashed bg-paper p-5 sm:p-8"
        >
          <p className="flex flex-wrap justify-between gap-3">
            <span className="text-ink-soft">{t('feeds.run.preview')}</span>
            <Link className="link" to="." preventScrollReset>
              {t('feeds.run.close')}
            </Link>
          </p>
          <div>
            <JobArticle job={preview} isPreview />
          </div>
        </section>
      )}
      <AreaSection title={t('feeds.run.items')} text={t('feeds.run.shown', { count: limits.feedRunItems })}>
        {items.length === 0 ? <p>{t('feeds.run.none')}</p> : <Items view={view} />}
      </AreaSection>
      {run.warnings.length > 0 && (
        <AreaSection title={t('feeds.run.warnings')}>
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {run.warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </AreaSection>
      )}
    </>
  )
}

function Items({ view: { items } }: { view: RunPageView }) {
  const { t } = useTexts()
  return (
    <ul className="-my-3 divide-y divide-line">
      {items.map(item => (
        <li key={item.position} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={tones[item.kind] ?? 'neutral'}>{t(`feeds.item.${item.kind}`)}</Badge>
            <span className="wrap-anywhere min-w-0 font-medium">{item.title}</span>
          </div>
          <p className="figures flex flex-wrap gap-x-3 text-ink-soft text-sm">
            {item.facts.map(fact => (
              <span key={fact} className="break-all">
                {fact}
              </span>
            ))}
            {item.hasPreview && (
              <Link className="link" to={`?item=${item.position}#preview`}>
                {t('feeds.run.see')}
                <span className="sr-only"> {item.title}</span>
              </Link>
            )}
            {item.jobTo && (
              <Link className="link" to={item.jobTo}>
                {t('feeds.run.open-job')}
                <span className="sr-only"> {item.title}</span>
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
