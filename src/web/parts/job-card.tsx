import { Clock, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../ui/badge.tsx'
import { Monogram } from '../ui/monogram.tsx'
import { useTexts } from '../use-texts.ts'

/** A job as a list shows it, in words; what the ad does not say is missing. */
export type JobCardView = {
  id: number
  href: string
  title: string
  lang?: 'de' | 'en' | undefined
  employer: string
  place: string
  morePlaces?: string | undefined
  distance?: string | undefined
  pay?: string | undefined
  facts: string[]
  age: string
  confirmed?: string | undefined
  isFeatured?: boolean | undefined
}

type Props = { job: JobCardView; heading?: 'h2' | 'h3' }

/** The whole card can be clicked, with one real link in it: the title. */
export function JobCard({ job, heading: Heading = 'h3' }: Props) {
  const { t } = useTexts()
  return (
    <article className="group relative flex gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-brand has-[a:focus-visible]:border-brand sm:p-5">
      <div className="hidden sm:block">
        <Monogram name={job.employer} />
      </div>
      <div className="min-w-0 flex-1">
        <Heading className="text-lg leading-snug" lang={job.lang}>
          <Link to={job.href} viewTransition className="after:absolute after:inset-0 group-hover:text-brand">
            {job.title}
          </Link>
        </Heading>
        <p className="mt-0.5">{job.employer}</p>
        <p className="mt-1 flex items-center gap-1.5 text-ink-soft text-sm">
          <MapPin aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span>
            {job.place}
            {job.morePlaces && ` ${job.morePlaces}`}
            {job.distance && <span className="figures"> · {job.distance}</span>}
          </span>
        </p>
        <p className={`figures mt-2 ${job.pay ? 'font-semibold' : 'text-ink-soft text-sm'}`}>
          {job.pay ?? t('jobs.no-pay')}
        </p>
        {job.facts.length > 0 && <p className="mt-1 text-sm">{job.facts.join(' · ')}</p>}
        <p className="figures mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          <Clock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {job.age}
          {job.confirmed && <span>· {job.confirmed}</span>}
          {job.isFeatured && <Badge tone="accent">{t('jobs.featured')}</Badge>}
        </p>
      </div>
    </article>
  )
}
