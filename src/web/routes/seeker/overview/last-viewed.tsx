import { Link } from 'react-router'
import { JobCard, type JobCardView } from '../../../parts/shared/job-card.tsx'
import { useTexts } from '../../../use-texts.ts'

export function LastViewed({ jobs }: { jobs: { card: JobCardView }[] }) {
  const { t, to } = useTexts()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="viewed" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="viewed" className="text-2xl">
          {t('bookmark-list.viewed.title')}
        </h2>
        <Link to={to('viewed')} className="link inline-flex min-h-11 items-center">
          {t('bookmark-list.viewed.all')}
        </Link>
      </div>
      <ul className="grid gap-3">
        {jobs.map(({ card }) => (
          <li key={card.id}>
            <JobCard job={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
