import { ArrowLeft, FileCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import { JobCard, type JobCardView } from '../../shared/job-card.tsx'
import { JobArticle } from '../../shared/job-detail/job-article.tsx'
import type { JobPageView } from '../../shared/job-detail/job-view.server.ts'
import type { OwnApplicationView } from '../../shared/own-mark.server.ts'
import { BreadcrumbTrail } from '../breadcrumb-trail.tsx'
import { StructuredData } from '../structured-data.tsx'
import { ApplyBar, ApplyBox } from './apply-box.tsx'
import { EmployerBox } from './employer-box.tsx'
import { JobActions } from './job-actions.tsx'
import type { TariffPayView } from './tariff-pay.server.ts'
import { TariffPay } from './tariff-pay.tsx'

type Props = {
  job: JobPageView
  isSaved: boolean
  application: OwnApplicationView | null
  tariffPay: TariffPayView | null
  similar: JobCardView[]
  similarTitle: string
  /** The list that the ad was chosen from; beside it, where there is room for both. */
  listTo?: string | undefined
}

export function JobPage({ job, isSaved, application, tariffPay, similar, similarTitle, listTo }: Props) {
  const { t, to } = useTexts()
  const applyBar = <ApplyBar job={job} isSaved={isSaved} application={application} />
  return (
    <main id="main" tabIndex={-1} className={`page grow pt-4 pb-28 lg:pb-14 ${listTo ? 'ad-beside' : ''}`}>
      {job.structuredData && <StructuredData json={job.structuredData} />}
      <div className="way-to-ad">
        {listTo && (
          <Link to={listTo} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
            <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
            {t('jobs.beside.back')}
          </Link>
        )}
        <BreadcrumbTrail
          steps={[
            { name: t('jobs.detail.all-jobs'), to: to('jobs') },
            { name: job.category.label, to: job.category.to },
          ]}
          current={job.title}
        />
      </div>
      {/* Beside a list it stands above the ad, and so it does for the tab key. */}
      {listTo && applyBar}
      <article className="ad-columns mt-3 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <JobArticle job={job} note={application && <OwnApplicationNote application={application} />} />
          {tariffPay && <TariffPay view={tariffPay} />}
          <JobActions job={job} isSaved={isSaved} />
        </div>
        <aside className="mt-10 lg:mt-0">
          <div className="grid gap-4 lg:sticky lg:top-6">
            <ApplyBox job={job} isSaved={isSaved} application={application} />
            <EmployerBox job={job} />
          </div>
        </aside>
      </article>
      <Similar jobs={similar} title={similarTitle} />
      {!listTo && applyBar}
    </main>
  )
}

function OwnApplicationNote({ application: { text, sent, to } }: { application: OwnApplicationView }) {
  const { t } = useTexts()
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-brand/40 bg-brand-soft px-4 py-2 print:hidden">
      <FileCheck aria-hidden className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
      <strong className="font-semibold">{text}</strong>
      <span className="figures">{sent}</span>
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {t('jobs.own.see-application')}
      </Link>
    </p>
  )
}

function Similar({ jobs, title }: { jobs: JobCardView[]; title: string }) {
  const { pathname } = useLocation()
  if (jobs.length === 0) return null
  return (
    <section key={pathname} aria-labelledby="similar" className="mt-14 print:hidden">
      <h2 id="similar" className="text-2xl">
        {title}
      </h2>
      <ul className="similar-ads mt-5 grid gap-3 lg:grid-cols-2">
        {jobs.map(job => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}
