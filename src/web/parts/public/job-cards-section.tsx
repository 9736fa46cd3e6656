import { LinkButton } from '../../ui/link-button.tsx'
import { JobCard, type JobCardView } from '../shared/job-card.tsx'

type Props = {
  id: string
  title: string
  jobs: readonly JobCardView[]
  all: { to: string; label: string }
}

/** A few ads of a page, and the way to all of them. */
export function JobCardsSection({ id, title, jobs, all }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {jobs.map(job => (
          <li key={job.id} className="grid">
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to={all.to} variant="secondary">
          {all.label}
        </LinkButton>
      </p>
    </section>
  )
}
