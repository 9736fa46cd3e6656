import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { JobCard } from '../../parts/job-card.tsx'
import { JobSearchForm } from '../../parts/job-search-form.tsx'
import { ChipLink } from '../../ui/chip-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useTexts } from '../../use-texts.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { JobListView } from './job-list.server.ts'
import { JobListSkeleton } from './job-list-skeleton.tsx'
import { listTitle } from './job-list-title.ts'
import { SortMenu } from './sort-menu.tsx'

type Props = {
  view: JobListView
  /** Of landing pages: a heading of their own and what stands below the list. */
  heading?: string
  intro?: ReactNode
  after?: ReactNode
}

/** Search, filters and results; everything a link or a form, so that it works before and without scripts. */
export function JobListPage({ view, heading, intro, after }: Props) {
  const { t } = useTexts()
  const navigation = useNavigation()
  const isSearching = navigation.state === 'loading' && navigation.location.pathname === view.listPath
  return (
    <main id="main" tabIndex={-1} className="page grow py-6 lg:py-8">
      <JobSearchForm what={view.what} where={view.where} radiusKm={view.radiusKm} kept={keptFilters(view)} />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel view={view} />
        <section aria-busy={isSearching} aria-labelledby="results" className="min-w-0">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h1 id="results" className="figures text-2xl" aria-live="polite">
              {heading ?? listTitle(view, t)}
            </h1>
            <SortMenu view={view} />
          </header>
          {intro}
          <Notices view={view} />
          <Chips view={view} />
          {isSearching ? <JobListSkeleton /> : <Results view={view} />}
          <div className="mt-8">
            <Pagination
              page={view.page}
              pageCount={view.pageCount}
              hrefOf={page => pageAddress(view, page)}
              labels={{
                navigation: t('jobs.pages'),
                previous: t('jobs.previous'),
                next: t('jobs.next'),
                pageOf: t('jobs.page-of', { page: view.page, pages: view.pageCount }),
              }}
            />
          </div>
          <p className="mt-8 text-sm">
            <a href={view.feedTo} className="link inline-flex min-h-11 items-center gap-2">
              <Rss aria-hidden className="size-4" strokeWidth={1.75} />
              {t('jobs.feed')}
            </a>
          </p>
          {after}
        </section>
      </div>
    </main>
  )
}

function Results({ view }: { view: JobListView }) {
  const { t } = useTexts()
  if (view.jobs.length > 0) {
    return (
      <ol className="mt-5 grid gap-3">
        {view.jobs.map(job => (
          <li key={job.id}>
            <JobCard job={job} heading="h2" />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <div className="mt-5">
      <EmptyState
        title={t('jobs.none')}
        actions={
          view.advice.length > 0 ? (
            view.advice.map(step => (
              <LinkButton key={step.to} to={step.to} variant="secondary">
                {step.text}
              </LinkButton>
            ))
          ) : (
            <LinkButton to={view.listPath}>{t('jobs.all')}</LinkButton>
          )
        }
      >
        {t('jobs.none-hint')}
      </EmptyState>
    </div>
  )
}

function Notices({ view }: { view: JobListView }) {
  const { t } = useTexts()
  const { corrected, unknownPlace, unknownPay, ignored } = view
  if (!corrected && !unknownPlace && !unknownPay && ignored.length === 0) return null
  return (
    <div className="mt-4 grid gap-2 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      {corrected && <p>{t('jobs.corrected', { from: corrected.from, to: corrected.to })}</p>}
      {unknownPlace && (
        <p>
          {t('jobs.unknown-place', { place: unknownPlace.text })}{' '}
          {unknownPlace.suggestions.map((suggestion, index) => (
            <span key={suggestion.to}>
              {index > 0 && ', '}
              <Link to={suggestion.to} className="link">
                {suggestion.name}
              </Link>
            </span>
          ))}
        </p>
      )}
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

function Chips({ view }: { view: JobListView }) {
  const { t } = useTexts()
  if (view.chips.length === 0) return null
  return (
    <ul aria-label={t('jobs.active-filters')} className="mt-4 flex flex-wrap items-center gap-2">
      {view.chips.map(chip => (
        <li key={chip.key}>
          <ChipLink to={chip.to} actionLabel={t('jobs.remove-filter')}>
            {chip.label}
          </ChipLink>
        </li>
      ))}
      <li>
        <Link
          to={view.resetTo}
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-1 text-sm sm:min-h-8"
        >
          {t('jobs.reset')}
        </Link>
      </li>
    </ul>
  )
}

function pageAddress(view: JobListView, page: number): string {
  const query = new URLSearchParams(view.query)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${view.listPath}?${text}` : view.listPath
}

/** The chosen filters and the order, for the search form to send along. */
function keptFilters(view: JobListView): [string, string][] {
  const own = new Set(['q', 'place', 'radius', 'page'])
  return [...new URLSearchParams(view.query)].filter(([name]) => !own.has(name))
}
