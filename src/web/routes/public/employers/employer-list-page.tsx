import type { Translate } from '../../../../i18n/make-translator.ts'
import { ListFailed } from '../../../parts/public/failed-load/list-failed.tsx'
import type { Retry } from '../../../parts/public/failed-load/use-last-loaded.ts'
import { EmployerCard } from '../../../parts/shared/employer-card.tsx'
import { FilterChips } from '../../../parts/shared/filters/filter-chips.tsx'
import { FilterButton, FilterPanel } from '../../../parts/shared/filters/filter-panel.tsx'
import { ListPages } from '../../../parts/shared/filters/list-pages.tsx'
import { keptParams } from '../../../parts/shared/filters/list-view.ts'
import { PlaceNotice } from '../../../parts/shared/filters/place-notice.tsx'
import { SortMenu } from '../../../parts/shared/filters/sort-menu.tsx'
import { useIsSearching } from '../../../parts/shared/filters/use-is-searching.ts'
import { CardSkeletons } from '../../../parts/shared/skeletons/card-skeletons.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { EmployerListView } from './employer-list.server.ts'
import { EmployerSearchForm } from './employer-search-form.tsx'

type Props = {
  view: EmployerListView
  /** Set when the requested list could not be loaded; `view` is then the previous one. */
  failed: Retry | null
}

/** Everything is a link or a form, so it works before hydration and without scripts. */
export function EmployerListPage({ view, failed }: Props) {
  const { t } = useTexts()
  const isSearching = useIsSearching(view.listPath) || failed?.isTrying === true
  const counted = { count: view.total, total: view.totalText }
  return (
    <main id="main" tabIndex={-1} className="page grow py-6 lg:py-8">
      <EmployerSearchForm view={view} />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel
          list={view}
          showText={t('employers.show', counted)}
          kept={keptInFilters(view)}
          isStale={failed !== null}
        />
        <section aria-busy={isSearching} aria-labelledby="results" className="min-w-0">
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h1 id="results" className="figures text-2xl" aria-live="polite">
              {headingOf(view, failed, t)}
            </h1>
            <div className="flex w-full items-center gap-3 sm:w-auto">
              <FilterButton chosen={view.chips.length} />
              <SortMenu list={view} />
            </div>
          </header>
          {!failed && <Notices view={view} />}
          {!failed && <FilterChips list={view} />}
          {isSearching ? <ListSkeleton /> : <Results view={view} failed={failed} />}
          <div className="mt-8">{!failed && <ListPages list={view} />}</div>
        </section>
      </div>
    </main>
  )
}

function headingOf(view: EmployerListView, failed: Retry | null, t: Translate): string {
  const counted = { count: view.total, total: view.totalText }
  if (failed) return t('common.nav.employers')
  return view.placeName
    ? t('employers.title-where', { ...counted, where: view.placeName })
    : t('employers.title', counted)
}

function Notices({ view }: { view: EmployerListView }) {
  const { unknownPlace, correctedPlace, ignored } = view
  if (!unknownPlace && !correctedPlace && ignored.length === 0) return null
  return (
    <div className="mt-4 grid gap-2 rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      <PlaceNotice view={view} />
      {ignored.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function Results({ view, failed }: Props) {
  const { t } = useTexts()
  if (failed) return <ListFailed retry={failed.retry} />
  if (view.employers.length > 0) {
    return (
      <ol className="mt-5 grid gap-3">
        {view.employers.map(employer => (
          <li key={employer.id}>
            <EmployerCard employer={employer} />
          </li>
        ))}
      </ol>
    )
  }
  const steps = view.advice.map(step => (
    <LinkButton key={step.to} to={step.to} variant="secondary">
      {step.text}
    </LinkButton>
  ))
  return (
    <div className="mt-5">
      <EmptyState
        title={t('employers.none')}
        actions={
          steps.length > 0 ? (
            steps
          ) : (
            <LinkButton to={view.listPath} variant="secondary">
              {t('employers.all')}
            </LinkButton>
          )
        }
      >
        {t('employers.none-hint')}
      </EmptyState>
    </div>
  )
}

function ListSkeleton() {
  const { t } = useTexts()
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">{t('employers.loading')}</span>
      <CardSkeletons lines={2} />
    </div>
  )
}

/** What the filter form must send along besides its own fields. */
function keptInFilters(view: EmployerListView): [string, string][] {
  return keptParams(
    view,
    view.groups.map(group => group.name),
  )
}
