import { FileCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import { StructuredData } from '../../../parts/public/structured-data.tsx'
import { JobCard, type JobCardView } from '../../../parts/shared/job-card.tsx'
import { JobArticle } from '../../../parts/shared/job-detail/job-article.tsx'
import type { JobPageView } from '../../../parts/shared/job-detail/job-view.server.ts'
import type { OwnApplicationView } from '../../../parts/shared/own-mark.server.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { ApplyBar, ApplyBox } from './apply-box.tsx'
import { JobActions } from './job-actions.tsx'

type Props = {
  job: JobPageView
  isSaved: boolean
  application: OwnApplicationView | null
  similar: JobCardView[]
}

export function JobPage({ job, isSaved, application, similar }: Props) {
  const { t, to } = useTexts()
  return (
    <main id="main" tabIndex={-1} className="page grow pt-4 pb-28 lg:pb-14">
      {job.structuredData && <StructuredData json={job.structuredData} />}
      <BreadcrumbTrail
        steps={[
          { name: t('jobs.detail.all-jobs'), to: to('jobs') },
          { name: job.category.label, to: job.category.to },
        ]}
        current={job.title}
      />
      <article className="mt-3 gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <JobArticle job={job} note={application && <OwnApplicationNote application={application} />} />
          <JobActions job={job} isSaved={isSaved} />
        </div>
        <aside className="mt-10 lg:mt-0">
          <div className="grid gap-4 lg:sticky lg:top-6">
            <ApplyBox job={job} isSaved={isSaved} application={application} />
            <EmployerBox job={job} />
          </div>
        </aside>
      </article>
      <Similar jobs={similar} />
      <ApplyBar job={job} isSaved={isSaved} application={application} />
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

function EmployerBox({ job }: { job: JobPageView }) {
  const { t } = useTexts()
  const { employer, contact } = job
  return (
    <section aria-labelledby="employer" className="rounded-card border border-line bg-surface p-5">
      <h2 id="employer" className="text-ink-soft text-sm">
        {t('jobs.detail.employer')}
      </h2>
      <p className="mt-1 font-semibold">{employer.name}</p>
      <p className="text-ink-soft text-sm">{employer.type}</p>
      <div className="mt-4 grid gap-2">
        <LinkButton to={employer.to} variant="secondary" size="small">
          {t('jobs.detail.employer-page')}
        </LinkButton>
        <LinkButton to={employer.jobsTo} variant="quiet" size="small">
          {t('jobs.detail.employer-jobs')}
        </LinkButton>
      </div>
      {contact && (
        <div className="mt-4 border-line border-t pt-4 text-sm">
          <h3 className="text-ink-soft">{t('jobs.detail.contact')}</h3>
          {contact.name && <p className="mt-1 font-medium">{contact.name}</p>}
          {contact.phone && (
            <a
              className="link inline-flex min-h-11 items-center sm:min-h-0"
              href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
            >
              {contact.phone}
            </a>
          )}
          {contact.email && (
            <a className="link block wrap-anywhere" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function Similar({ jobs }: { jobs: JobCardView[] }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  if (jobs.length === 0) return null
  return (
    <section key={pathname} aria-labelledby="similar" className="mt-14 print:hidden">
      <h2 id="similar" className="text-2xl">
        {t('jobs.detail.similar')}
      </h2>
      <ul className="mt-5 grid gap-3 lg:grid-cols-2">
        {jobs.map(job => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}
