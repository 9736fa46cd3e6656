import { useLocation } from 'react-router'
import { BreadcrumbTrail } from '../../../parts/breadcrumb-trail.tsx'
import { JobCard, type JobCardView } from '../../../parts/job-card.tsx'
import { StructuredData } from '../../../parts/structured-data.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { useTexts } from '../../../use-texts.ts'
import { ApplyBar, ApplyBox } from './apply-box.tsx'
import { JobActions } from './job-actions.tsx'
import type { JobPageView } from './job-view.server.ts'

type Props = { job: JobPageView; similar: JobCardView[] }

/** A job: what it is at a glance, the employer's own words, how to apply, and what is like it. */
export function JobPage({ job, similar }: Props) {
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
          <JobHeader job={job} />
          {job.endedText && <EndedNotice text={job.endedText} />}
          <h2 className="sr-only">{t('jobs.detail.facts')}</h2>
          <div className="mt-6">
            <DefinitionGrid
              facts={job.facts.map(({ label, values }) => ({ label, value: values.join(', ') }))}
            />
          </div>
          <section aria-labelledby="description" className="mt-10">
            <h2 id="description" className="text-2xl">
              {t('jobs.detail.description')}
            </h2>
            {/* The text was reduced to a few harmless tags when it was stored. */}
            <div
              lang={job.lang}
              className="ad-text mt-4 max-w-prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way in, by an allow-list
              dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
            />
          </section>
          <Benefits job={job} />
          <JobActions job={job} />
        </div>
        <aside className="mt-10 lg:mt-0">
          <div className="grid gap-4 lg:sticky lg:top-6">
            <ApplyBox job={job} />
            <EmployerBox job={job} />
          </div>
        </aside>
      </article>
      <Similar jobs={similar} />
      <ApplyBar job={job} />
    </main>
  )
}

function JobHeader({ job }: { job: JobPageView }) {
  const { t } = useTexts()
  return (
    <header className="flex gap-4">
      <div className="hidden sm:block">
        <Monogram name={job.employer.name} />
      </div>
      <div className="min-w-0">
        <h1 lang={job.lang} className="text-3xl">
          {job.title}
        </h1>
        <p className="mt-2 text-lg">
          {job.employer.name} · {job.place}
        </p>
        <p className={`figures mt-1 ${job.pay ? 'font-semibold text-lg' : 'text-ink-soft'}`}>
          {job.pay ?? t('jobs.no-pay')}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {job.isFeatured && <Badge tone="accent">{t('jobs.featured')}</Badge>}
          {job.isAgency && <Badge>{t('jobs.detail.agency')}</Badge>}
        </p>
      </div>
    </header>
  )
}

function EndedNotice({ text }: { text: string }) {
  const { t } = useTexts()
  return (
    <div role="status" className="mt-6 rounded-card border border-warn/40 bg-surface p-4">
      <p className="font-semibold text-warn">{t('jobs.detail.ended')}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}

function Benefits({ job }: { job: JobPageView }) {
  const { t } = useTexts()
  if (job.benefits.length === 0) return null
  return (
    <section aria-labelledby="benefits" className="mt-10">
      <h2 id="benefits" className="text-2xl">
        {t('jobs.detail.benefits')}
      </h2>
      <ul lang={job.lang} className="mt-4 flex max-w-prose flex-wrap gap-2">
        {job.benefits.map(benefit => (
          <li key={benefit} className="rounded-full border border-line bg-surface px-3 py-1 text-sm">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
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
            <a className="link block break-all" href={`mailto:${contact.email}`}>
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
