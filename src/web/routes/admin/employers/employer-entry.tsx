import { Link } from 'react-router'
import type { AdministeredEmployer } from '../../../../domain/employers/list-for-admins.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

const ways = [
  { name: 'employer-jobs-own', text: 'jobs' },
  { name: 'employer-applications', text: 'applications' },
  { name: 'employer-profile', text: 'profile' },
  { name: 'employer-team', text: 'team' },
] as const

export function EmployerEntry({ employer }: { employer: AdministeredEmployer }) {
  const { t, to } = useTexts()
  const { id, slug, name, city, openPositions, people, requests } = employer
  const query = `?employer=${id}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-sans font-semibold text-base tracking-normal hyphens-auto">
            <Link className="link" to={to('employer-dashboard') + query}>
              {name}
            </Link>
          </h3>
          {requests > 0 && <Badge tone="accent">{t('admin.employers.requests', { count: requests })}</Badge>}
        </div>
        <p className="figures text-ink-soft text-sm">
          {[
            city,
            t('admin.employers.positions', { count: openPositions }),
            people > 0 ? t('admin.employers.people', { count: people }) : t('admin.employers.nobody'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {ways.map(({ name: page, text }) => (
          <Link key={page} className="link inline-flex min-h-11 items-center" to={to(page) + query}>
            {t(`employer-area.page.${text}`)}
            <span className="sr-only">: {name}</span>
          </Link>
        ))}
        <Link
          className="link inline-flex min-h-11 items-center"
          to={to('employer', { key: `${id}-${slug}` })}
        >
          {t('dashboard.employer.public')}
          <span className="sr-only">: {name}</span>
        </Link>
      </p>
    </li>
  )
}
