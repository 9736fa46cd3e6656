import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'

export type AlertNewsView = { id: string; name: string; unread: number }

/** Renders nothing when no alert has unread jobs. */
export function AlertNews({ alerts }: { alerts: AlertNewsView[] }) {
  const { t, to } = useTexts()
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alert-news" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="alert-news" className="text-2xl">
          {t('seeker-area.alerts.title')}
        </h2>
        <Link to={to('alerts')} className="link inline-flex min-h-11 items-center">
          {t('seeker-area.alerts.all')}
        </Link>
      </div>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {alerts.map(({ id, name, unread }) => (
          <li key={id}>
            <Link
              to={to('alert', { id })}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2.5 no-underline hover:text-brand"
            >
              <span className="min-w-0 hyphens-auto">{name}</span>
              <span className="figures shrink-0 font-semibold text-sm">
                {t('alert.list.unread', { count: unread })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
