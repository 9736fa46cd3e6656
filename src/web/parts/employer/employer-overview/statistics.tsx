import { Link } from 'react-router'
import type {
  EmployerStatistics,
  StatisticsDays,
} from '../../../../domain/statistics/read-employer-statistics.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { DayChart } from '../../shared/day-chart.tsx'
import { withQuery } from '../../shared/filters/list-view.ts'
import { Funnel } from './funnel.tsx'
import { StatisticsTables } from './statistics-tables.tsx'

type Props = { figures: EmployerStatistics; days: StatisticsDays; query: string }

export function Statistics({ figures, days, query }: Props) {
  const { t, locale } = useTexts()
  const { byDay, total } = figures
  const hasStatistics = total.views + total.saves + total.starts + total.submissions > 0
  const series = (name: 'views' | 'submissions') => byDay.map(row => ({ day: row.day, value: row[name] }))
  return (
    <>
      <KeyNumbers figures={figures} query={query} />
      <section aria-labelledby="figures" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="figures" className="text-xl">
            {t('employer-area.figures.title')}
          </h2>
          <TimeChoice days={days} query={query} />
        </div>
        {hasStatistics ? (
          <>
            <div className="grid gap-4 xl:grid-cols-2">
              {(['views', 'submissions'] as const).map(name => (
                <DayChart
                  key={name}
                  look={name}
                  title={t(`employer-area.figures.${name}`)}
                  total={formatCount(total[name], locale)}
                  rows={series(name)}
                />
              ))}
            </div>
            <Funnel total={total} days={days} />
            <StatisticsTables figures={figures} />
            <p className="max-w-prose text-ink-soft text-sm">{t('employer-area.figures.how')}</p>
          </>
        ) : (
          <NoStatistics hasOpenJobs={figures.openJobs > 0} query={query} />
        )}
      </section>
    </>
  )
}

function NoStatistics({ hasOpenJobs, query }: { hasOpenJobs: boolean; query: string }) {
  const { t, to } = useTexts()
  return (
    <EmptyState
      title={t('employer-area.figures.empty')}
      actions={
        <LinkButton to={to(hasOpenJobs ? 'employer-profile' : 'post-job') + query} variant="secondary">
          {t(`employer-area.next.${hasOpenJobs ? 'profile' : 'first-job'}`)}
        </LinkButton>
      }
    >
      {t(hasOpenJobs ? 'employer-area.figures.empty-open' : 'employer-area.figures.empty-none')}
    </EmptyState>
  )
}

function KeyNumbers({ figures, query }: { figures: EmployerStatistics; query: string }) {
  const { t, to, locale } = useTexts()
  const { openJobs, newApplications, endingJobs } = figures
  const numbers = [
    { text: 'open-jobs', value: openJobs, page: 'employer-jobs-own', only: [] },
    {
      text: 'new-applications',
      value: newApplications,
      page: 'employer-applications',
      only: ['status=applied'],
    },
    { text: 'ending-jobs', value: endingJobs, page: 'employer-jobs-own', only: ['ending=1', 'sort=ends'] },
  ] as const
  const address = (only: readonly string[]) => [query.slice(1), ...only].filter(Boolean).join('&')
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {numbers.map(({ text, value, page, only }) => (
        <div
          key={text}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3"
        >
          <dt className="text-ink-soft text-sm">
            <Link className="link" to={withQuery(to(page), address(only))}>
              {t(`employer-area.figures.${text}`)}
            </Link>
          </dt>
          <dd className="figures font-display text-3xl">{formatCount(value, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

function TimeChoice({ days, query }: { days: StatisticsDays; query: string }) {
  const { t, to } = useTexts()
  const path = (choice: StatisticsDays) => {
    const params = new URLSearchParams(query)
    if (choice !== 30) params.set('days', String(choice))
    return to('employer-dashboard') + (params.size > 0 ? `?${params}` : '')
  }
  return (
    <nav aria-label={t('employer-area.figures.time')} className="flex gap-4">
      {([30, 90] as const).map(choice => (
        <Link
          key={choice}
          to={path(choice)}
          preventScrollReset
          aria-current={choice === days ? 'true' : undefined}
          className="link inline-flex min-h-11 items-center aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {t('employer-area.figures.days', { days: choice })}
        </Link>
      ))}
    </nav>
  )
}
