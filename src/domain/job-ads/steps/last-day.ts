import { limits } from '../../../config/limits.ts'
import { Invalid } from '../../caller/errors.ts'
import { adLimits } from '../job-ad.values.ts'

const dayMs = 86_400_000

/**
 * The end of an ad's last day (`2026-12-31`) in Central Europe; without one, 60 days from now.
 * @throws Invalid for a day that has passed or is more than a year away
 */
export function lastDay(day: string | null, now: Date): Date {
  if (day === null) return new Date(now.getTime() + limits.jobValidDays * dayMs)
  // Late evening in winter and in summer alike, still the same day.
  const end = new Date(`${day}T21:59:59Z`)
  const isInTime = end > now && end.getTime() <= now.getTime() + (adLimits.validDaysMax + 1) * dayMs
  if (!isInTime) throw new Invalid({ validThrough: [{ key: 'ads.problem.last-day' }] })
  return end
}
