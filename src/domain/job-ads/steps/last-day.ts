import { dayMs, daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { Invalid } from '../../caller/errors.ts'
import { adLimits } from '../job-ad.values.ts'

/**
 * The end of the closing date (`2026-12-31`) in Central Europe; without one, 60 days from now.
 * @throws Invalid for a date in the past or more than a year ahead
 */
export function lastDay(day: string | null, now: Date): Date {
  if (day === null) return daysAfter(now, limits.jobValidDays)
  // 22:59 or 23:59 in Berlin, still the same day in winter and summer.
  const end = new Date(`${day}T21:59:59Z`)
  const isInTime = end > now && end.getTime() <= now.getTime() + (adLimits.validDaysMax + 1) * dayMs
  if (!isInTime) throw new Invalid({ validThrough: [{ key: 'ads.problem.last-day' }] })
  return end
}
