import { Rss } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { ListPages } from '../../shared/filters/list-pages.tsx'
import { ListFailed } from '../failed-load/list-failed.tsx'
import type { Retry } from '../failed-load/use-last-loaded.ts'
import { AdCards } from '../list-and-ad/ad-cards.tsx'
import type { JobListView } from './job-list.server.ts'

type ResultsProps = {
  view: JobListView
  failed: Retry | null
  noneHint: string | undefined
  hasAdBeside: boolean
}

/** The cards, or what to do when there are none or few. */
export function Results({ view, failed, noneHint, hasAdBeside }: ResultsProps) {
  const { t } = useTexts()
  if (failed) return <ListFailed retry={failed.retry} />
  if (view.jobs.length > 0) {
    return (
      <>
        <AdCards jobs={view.jobs} query={view.adQuery} hasAdBeside={hasAdBeside} keysHint={view.keysHint} />
        {view.alternatives.some(({ findsMore }) => findsMore) && <MoreWays view={view} />}
      </>
    )
  }
  return (
    <div className="mt-5">
      <EmptyState
        title={t('jobs.none')}
        actions={
          view.alternatives.length > 0 ? (
            <Alternatives view={view} />
          ) : (
            <LinkButton to={view.listPath}>{t('jobs.all')}</LinkButton>
          )
        }
      >
        {noneHint ?? t(view.alternatives.length > 0 ? 'jobs.none-hint' : 'jobs.none-hint-alone')}
      </EmptyState>
    </div>
  )
}

/** Below a few results; the alert alone stands above them already. */
function MoreWays({ view }: { view: JobListView }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="more-ways" className="mt-8">
      <h2 id="more-ways" className="text-base">
        {t('jobs.few')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Alternatives view={view} />
      </div>
    </section>
  )
}

function Alternatives({ view }: { view: JobListView }) {
  return view.alternatives.map(({ to, text }) => (
    <LinkButton key={`${to} ${text}`} to={to} variant="secondary">
      {text}
    </LinkButton>
  ))
}

/** What follows the last card: mere mentions, the other pages, the feed. */
export function BelowResults({ view }: { view: JobListView }) {
  const { t } = useTexts()
  return (
    <>
      {view.mentioned && (
        <p className="mt-5">
          <Link to={view.mentioned.to} className="link inline-flex min-h-11 items-center">
            {view.mentioned.text}
          </Link>
        </p>
      )}
      <div className="mt-8">
        <ListPages list={view} />
      </div>
      <p className="mt-8 text-sm">
        <a href={view.feedTo} className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden className="size-4" strokeWidth={1.75} />
          {t('jobs.feed')}
        </a>
      </p>
    </>
  )
}
