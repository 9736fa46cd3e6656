import { Bell, Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { FilterChips } from '../../shared/filters/filter-chips.tsx'
import { FilterButton, FilterPanel } from '../../shared/filters/filter-panel.tsx'
import { ListPages } from '../../shared/filters/list-pages.tsx'
import { keptParams } from '../../shared/filters/list-view.ts'
import { PlaceNotice } from '../../shared/filters/place-notice.tsx'
import { SortMenu } from '../../shared/filters/sort-menu.tsx'
import { JobCard } from '../../shared/job-card.tsx'
import { JobSearchForm } from '../../shared/job-search-form.tsx'
import { ListFailed } from '../failed-load/list-failed.tsx'
import type { Retry } from '../failed-load/use-last-loaded.ts'
import { FoldedSearch } from './folded-search.tsx'
import type { JobListView } from './job-list.server.ts'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { listTitle } from './job-list-title.ts'
import { UnderstoodLine } from './understood-line.tsx'
import { ViewSwitch } from './view-switch.tsx'

type Props = {
  view: JobListView
  /** Set when the list for the URL could not be fetched; `view` is the previous one. */
  failed?: Retry | null
  /** For pages of one topic or employer: a heading of their own and what stands around the list. */
  heading?: string
  above?: ReactNode
  /** Where the found jobs are: beside them on wide screens, above them on others. */
  map?: ReactNode
  /** Said instead of the usual when nothing is listed. */
  noneHint?: string | undefined
  intro?: ReactNode
  after?: ReactNode
}

/** Everything is a link or a form, so search, filters and paging work before the scripts arrive and without them. */
export function JobListPage({ view, failed = null, heading, above, map, noneHint, intro, after }: Props) {
  const { t } = useTexts()
  const navigation = useNavigation()
  const isSearching =
    failed?.isTrying || (navigation.state === 'loading' && navigation.location.pathname === view.listPath)
  return (
    <main id="main" tabIndex={-1} className="page grow py-4 lg:py-8">
      {above && <div className="mb-4">{above}</div>}
      <FoldedSearch search={searchLine(view)}>
        <JobSearchForm
          action={view.listPath}
          what={view.what}
          asked={view.asked}
          where={view.where}
          radiusKm={view.radiusKm}
          kept={keptParams(view, ['q', 'literal', 'mentions', 'place', 'radius', 'view', 'spot'])}
        />
      </FoldedSearch>
      <div className="mt-4 gap-8 lg:mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel
          list={view}
          showText={t('jobs.show', { count: view.total, total: view.totalText })}
          kept={keptInFilters(view)}
          isStale={failed !== null}
          extras={{ salaryMin: <UnknownPay isChosen={view.includesUnknownPay} /> }}
        />
        <section aria-busy={isSearching} aria-labelledby="results" className="min-w-0">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h1 id="results" className="figures text-xl sm:text-2xl" aria-live="polite">
              {failed ? t('common.nav.jobs') : (heading ?? listTitle(view, t))}
            </h1>
            {view.views && <ViewSwitch views={view.views} />}
            <div className="flex w-full items-center gap-2 sm:w-auto sm:gap-3">
              <FilterButton chosen={chosenFilters(view)} />
              <SortMenu list={view} />
              <LinkButton to={view.alertTo} variant="secondary" className="max-sm:px-3">
                <Bell aria-hidden className="size-5 sm:size-4" strokeWidth={1.75} />
                <span className="max-sm:sr-only">{t('jobs.alert')}</span>
              </LinkButton>
            </div>
          </header>
          {intro}
          {!failed && <Notices view={view} />}
          {!failed && <UnderstoodLine understood={view.understood} />}
          {!failed && <FilterChips list={view} />}
          <div className={map ? 'map-and-list' : undefined}>
            {!failed && map}
            <div className="min-w-0">
              {isSearching ? (
                <JobListSkeleton />
              ) : (
                <Results view={view} failed={failed} noneHint={noneHint} />
              )}
              {!failed && <BelowResults view={view} />}
            </div>
          </div>
          {after}
        </section>
      </div>
    </main>
  )
}

/** What is searched for, on one line; null when nothing is. */
function searchLine({ what, where, radiusKm }: JobListView): string | null {
  const place = where && typeof radiusKm === 'number' ? `${where}, ${radiusKm} km` : where
  return [what, place].filter(Boolean).join(' · ') || null
}

/** The place has a field of its own and is no filter. */
function chosenFilters({ chips, understood }: JobListView): number {
  return chips.length + (understood?.chips.filter(({ key }) => key !== 'place').length ?? 0)
}

function BelowResults({ view }: { view: JobListView }) {
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

type ResultsProps = { view: JobListView; failed: Retry | null; noneHint: string | undefined }

function Results({ view, failed, noneHint }: ResultsProps) {
  const { t } = useTexts()
  if (failed) return <ListFailed retry={failed.retry} />
  if (view.jobs.length > 0) {
    return (
      <>
        <ol className="mt-5 grid gap-3">
          {view.jobs.map(job => (
            <li key={job.id}>
              <JobCard job={job} heading="h2" />
            </li>
          ))}
        </ol>
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

function Notices({ view }: { view: JobListView }) {
  const { t } = useTexts()
  const { corrected, unknownPlace, correctedPlace, unknownPay, ignored } = view
  if (!corrected && !unknownPlace && !correctedPlace && !unknownPay && ignored.length === 0) return null
  return (
    <div className="mt-4 grid gap-2 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      {corrected && <p>{t('jobs.corrected', { from: corrected.from, to: corrected.to })}</p>}
      <PlaceNotice view={view} />
      {unknownPay && (
        <p>
          {unknownPay.text}{' '}
          <Link to={unknownPay.to} preventScrollReset className="link">
            {t('jobs.unknown-pay-include')}
          </Link>
        </p>
      )}
      {ignored.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function UnknownPay({ isChosen }: { isChosen: boolean }) {
  const { t } = useTexts()
  return (
    <Checkbox
      name="includeUnknownPay"
      value="true"
      key={String(isChosen)}
      defaultChecked={isChosen}
      label={t('jobs.unknown-pay-option')}
    />
  )
}

/** What the filter form sends along as hidden fields: text, place and order have their fields elsewhere, the employer has none. */
function keptInFilters(view: JobListView): [string, string][] {
  const kept = ['q', 'literal', 'mentions', 'place', 'radius', 'sort', 'employer', 'view', 'spot']
  return [...new URLSearchParams(view.query)].filter(([name]) => kept.includes(name))
}
