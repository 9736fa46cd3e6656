import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { JobCard } from '../../../parts/shared/job-card.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { HomeView } from './home.server.ts'

type JobsProps = { jobs: HomeView['jobs']; isFeatured: boolean; total: number }

export function FeaturedJobs({ jobs, isFeatured, total }: JobsProps) {
  const { t, to } = useTexts()
  return (
    <section aria-labelledby="featured-jobs">
      <Head
        id="featured-jobs"
        title={t(isFeatured ? 'home.jobs.featured' : 'home.jobs.newest')}
        to={to('jobs')}
        more={t('home.jobs.all', { count: total })}
      />
      <ul className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {jobs.map(job => (
          <li key={job.id} className="grid">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FeaturedEmployers({ employers }: { employers: HomeView['employers'] }) {
  const { t, to } = useTexts()
  return (
    <section aria-labelledby="featured-employers">
      <Head
        id="featured-employers"
        title={t('home.employers.title')}
        to={to('employers')}
        more={t('home.employers.all')}
      />
      <ul className="mt-6 grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {employers.map(employer => (
          <li key={employer.id} className="group relative flex items-center gap-4 bg-surface p-5">
            <Monogram name={employer.name} logoUrl={employer.logoUrl} />
            <div className="min-w-0">
              <h3 className="text-lg leading-snug">
                <Link to={employer.href} className="after:absolute after:inset-0 group-hover:text-brand">
                  {employer.name}
                </Link>
              </h3>
              <p className="text-ink-soft text-sm">
                {[employer.type, employer.place].filter(Boolean).join(' · ')}
              </p>
              <p className="figures mt-1 font-medium text-sm">{employer.open}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Head({ id, title, to, more }: { id: string; title: string; to: string; more: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <Link
        to={to}
        className="figures inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand hover:text-brand-strong"
      >
        {more}
        <ArrowRight aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Link>
    </div>
  )
}
