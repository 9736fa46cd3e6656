import type {
  EmployerStatistics,
  StatisticsDays,
} from '../../../../domain/statistics/read-employer-statistics.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTexts } from '../../../use-texts.ts'

/** Percentages of smaller samples would mislead. */
const fewest = 10

/**
 * How many of those who read the ads began to apply, and how many of those sent it. A step that exceeds the one before gets no percentage.
 */
export function Funnel({ total, days }: { total: EmployerStatistics['total']; days: StatisticsDays }) {
  const { t, locale } = useTexts()
  const { views, starts, submissions } = total
  const steps = [
    { text: 'seen', value: views, of: 0 },
    { text: 'begun', value: starts, of: views },
    { text: 'sent', value: submissions, of: starts },
  ] as const
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-medium">{t('employer-area.figures.way', { days })}</h3>
      <ol className="grid gap-1 sm:grid-cols-3 sm:gap-4">
        {steps.map(({ text, value, of }) => (
          <li key={text} className="grid content-start">
            <span>
              {t(`employer-area.figures.${text}`)}{' '}
              <strong className="figures">{formatCount(value, locale)}</strong>
            </span>
            {of >= fewest && value <= of && (
              <span className="figures text-ink-soft text-sm">
                {t(`employer-area.figures.${text === 'begun' ? 'of-views' : 'of-starts'}`, {
                  share: Math.round((value / of) * 100),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
