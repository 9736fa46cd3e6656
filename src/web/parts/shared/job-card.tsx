import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { useTexts } from '../../use-texts.ts'
import { BookmarkButton } from './bookmarks/bookmark-button.tsx'
import { FitNote, type FitView } from './fit-note.tsx'
import { withList } from './list-of-ad.ts'

/** All texts are translated; what the ad does not state is undefined. */
export type JobCardView = {
  id: number
  href: string
  title: string
  lang?: 'de' | 'en' | undefined
  employer: string
  logoUrl?: string | undefined
  place: string
  pay?: string | undefined
  facts?: string | undefined
  /** What the reader refuses and the ad says nothing about. */
  unknown?: string | undefined
  age: string
  isFeatured?: boolean | undefined
  isSaved?: boolean | undefined
  /** The reader has opened the ad before. */
  isViewed?: boolean | undefined
  /** The state of the reader's own application, and the link to it. */
  application?: { text: string; to: string } | undefined
  /** How the ad fits the reader's profile, in lists that are about that. */
  fit?: FitView | undefined
  /** In a list that spreads employers: the same search for this employer alone. */
  moreOfEmployer?: { text: string; of: string; to: string } | undefined
  /** The same title in other places, as a sentence with links in it. */
  alsoIn?: { text: string; to?: string | undefined }[] | undefined
}

type Props = {
  job: JobCardView
  heading?: 'h2' | 'h3'
  /** The list whose ads open beside it, and the path of the one that is open. */
  list?: { query: string; shownPath: string } | undefined
  children?: ReactNode
}

/**
 * The whole card is clickable by one real link, the title. `children` take the place of the bookmark, on pages with actions of their own.
 */
export function JobCard({ job, heading: Heading = 'h3', list, children }: Props) {
  const { t } = useTexts()
  const isShown = job.href === list?.shownPath
  return (
    <article className="job-card">
      <div className="hidden sm:block">
        <Monogram name={job.employer} logoUrl={job.logoUrl ?? null} />
      </div>
      <div className="job-card-text">
        <div className="job-card-lines">
          <Heading className="job-card-title" lang={job.lang}>
            <Link to={adIn(list, job.href)} aria-current={isShown || undefined} viewTransition>
              {job.title}
            </Link>
          </Heading>
          <div className="job-card-where">
            <p>{job.employer}</p>
            <p className="job-card-place">
              <LineIcon name="map-pin" />
              {job.place}
            </p>
          </div>
          {job.pay ? (
            <p className="job-card-pay font-semibold">{job.pay}</p>
          ) : (
            <p className="job-card-pay text-ink-soft text-sm">{t('jobs.no-pay')}</p>
          )}
          {job.facts && <p className="job-card-facts">{job.facts}</p>}
          {job.unknown && <p className="job-card-facts text-ink-soft">{job.unknown}</p>}
          <p className="job-card-age">
            {job.age}
            {job.isViewed && <span>· {t('jobs.own.viewed')}</span>}
            {job.isFeatured && <Badge tone="accent">{t('jobs.featured')}</Badge>}
          </p>
        </div>
        {job.fit && <FitNote fit={job.fit} />}
        {job.application && <OwnApplication {...job.application} />}
        <EmployerFold job={job} list={list} />
        {children}
      </div>
      {!children && (
        <BookmarkButton kind="job" id={job.id} name={job.title} isSaved={job.isSaved ?? false} look="card" />
      )}
    </article>
  )
}

function adIn(list: Props['list'], path: string): string {
  return list ? withList(path, list.query) : path
}

/** `relative` lifts the link above that of the title, which covers the card. */
function OwnApplication({ text, to }: { text: string; to: string }) {
  const { t } = useTexts()
  return (
    <p className="mt-2 flex items-center gap-1.5 font-semibold text-brand-strong text-sm">
      {text} ·
      <Link to={to} className="link relative inline-flex min-h-11 items-center sm:min-h-0">
        {t('jobs.own.see')}
      </Link>
    </p>
  )
}

/** What the list holds back for other employers: it leads to those ads. */
function EmployerFold({ job: { moreOfEmployer, alsoIn }, list }: Pick<Props, 'job' | 'list'>) {
  const look = 'link relative inline-flex min-h-11 items-center sm:min-h-0'
  return (
    <>
      {alsoIn && (
        <p className="mt-2 text-sm">
          {alsoIn.map(({ text, to }) =>
            to ? (
              <Link key={to} to={adIn(list, to)} className={look} viewTransition>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {moreOfEmployer && (
        <p className="job-card-fold text-sm">
          <Link to={moreOfEmployer.to} className={look}>
            <span>
              {moreOfEmployer.text}
              <span className="job-card-of"> {moreOfEmployer.of}</span>
            </span>
          </Link>
        </p>
      )}
    </>
  )
}
