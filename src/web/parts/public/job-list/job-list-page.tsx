import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Plain } from '../../../ui/plain/plain.tsx'
import { useTexts } from '../../../use-texts.ts'
import { FilterChips } from '../../shared/filters/filter-chips.tsx'
import { FilterButton, FilterPanel } from '../../shared/filters/filter-panel.tsx'
import { keptParams } from '../../shared/filters/list-view.ts'
import { PlaceNotice } from '../../shared/filters/place-notice.tsx'
import { SortMenu } from '../../shared/filters/sort-menu.tsx'
import { useIsSearching } from '../../shared/filters/use-is-searching.ts'
import { JobSearchForm } from '../../shared/job-search-form.tsx'
import type { Retry } from '../failed-load/use-last-loaded.ts'
import { AdFrame } from '../list-and-ad/ad-frame.tsx'
import { FirstAd } from '../list-and-ad/first-ad.tsx'
import { FoldedSearch } from './folded-search.tsx'
import type { JobListView } from './job-list.server.ts'
import { BelowResults, Results } from './job-list-results.tsx'
import { JobListSkeleton } from './job-list-skeleton.tsx'
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
  /** The page of an ad that was chosen from the list: the main thing then, and all that narrow screens show. */
  ad?: ReactNode
}

/** Everything is a link or a form, so search, filters and paging work before the scripts arrive and without them. */
export function JobListPage(props: Props) {
  const { t } = useTexts()
  const { view, failed = null, above, map, noneHint, intro, after, ad } = props
  const isSearching = useIsSearching(view.listPath) || failed?.isTrying === true
  const results = (
    <>
      {isSearching ? (
        <JobListSkeleton />
      ) : (
        <Results view={view} failed={failed} noneHint={noneHint} hasAdBeside={!map} />
      )}
      {!failed && <BelowResults view={view} />}
    </>
  )
  return (
    <Frame isOfAd={ad !== undefined} hasMap={map !== undefined}>
      <div className="list-part">
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
      </div>
      <div
        className={`${map ? '' : 'list-and-ad '}mt-4 gap-8 lg:mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]`}
      >
        <div className="list-part">
          <FilterPanel
            list={view}
            showText={t('jobs.show', { count: view.total, total: view.totalText })}
            kept={keptInFilters(view)}
            isStale={failed !== null}
            extras={{ salaryMin: <UnknownPay isChosen={view.includesUnknownPay} /> }}
          />
          <section
            aria-busy={isSearching}
            aria-labelledby="results"
            className={map ? 'min-w-0' : 'list-results min-w-0'}
          >
            <ListHeader {...props} />
            <div className="min-w-0">
              {intro}
              {!failed && view.fit && <FitLine fit={view.fit} />}
              {!failed && <Notices view={view} />}
              {!failed && <UnderstoodLine understood={view.understood} />}
              {!failed && <FilterChips list={view} />}
              {map ? (
                <div className="map-and-list">
                  {!failed && map}
                  <div className="min-w-0">{results}</div>
                </div>
              ) : (
                results
              )}
              {after}
            </div>
          </section>
        </div>
        {!map && <BesideList view={view} ad={ad} />}
      </div>
    </Frame>
  )
}

function ListHeader({ view, failed, heading, ad }: Props) {
  const { t } = useTexts()
  const Heading = ad ? 'h2' : 'h1'
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Heading id="results" className="figures text-xl sm:text-2xl" aria-live="polite">
        {failed ? t('common.nav.jobs') : (heading ?? view.title)}
      </Heading>
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
  )
}

/** The ad that was chosen, or the first one. */
function BesideList({ view, ad }: Pick<Props, 'view' | 'ad'>) {
  const [first] = view.jobs
  if (ad) return <AdFrame>{ad}</AdFrame>
  if (!first) return null
  return (
    <AdFrame>
      <FirstAd path={first.href} />
    </AdFrame>
  )
}

type FrameProps = { isOfAd: boolean; hasMap: boolean; children: ReactNode }

/** Of two kinds of main content, the list or an ad chosen from it, narrow screens show one. */
function Frame({ isOfAd, hasMap, children }: FrameProps) {
  if (isOfAd) return <div className="list-page list-page-of-ad page grow py-4 lg:py-8">{children}</div>
  return (
    <Plain
      as="main"
      id="main"
      tabIndex={-1}
      className={`${hasMap ? '' : 'list-page '}page grow py-4 lg:py-8`}
    >
      {children}
    </Plain>
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

/** What the order by fit lists and what it leaves out, or why there is none. */
function FitLine({ fit: { text, links } }: { fit: NonNullable<JobListView['fit']> }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-3 text-sm">
      <span>{text}</span>
      {links.map(link => (
        <Link key={link.to} to={link.to} className="link inline-flex min-h-11 items-center sm:min-h-0">
          {link.text}
        </Link>
      ))}
    </p>
  )
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
          {unknownPay.to && (
            <Link to={unknownPay.to} preventScrollReset className="link">
              {t('jobs.unknown-pay-include')}
            </Link>
          )}
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
