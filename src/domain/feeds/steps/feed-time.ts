import { dayMs, hourMs } from '../../../basics/time.ts'
import type { FeedSchedule } from '../feed.values.ts'

const periodMs: Record<FeedSchedule, number> = { hourly: hourMs, daily: dayMs, weekly: 7 * dayMs }

/**
 * When a feed is next due. Each feed has a fixed offset within the period, so that fetches are spread and a feed is read at the same time
 * every day; never sooner than three quarters of a period.
 */
export function nextRunAt(feed: { id: number; schedule: FeedSchedule }, now: Date): Date {
  const period = periodMs[feed.schedule]
  const offset = ((feed.id * 2_654_435_761) % 2 ** 32) / 2 ** 32
  const earliest = now.getTime() + period * 0.75
  const slot = Math.ceil(earliest / period - offset)
  return new Date(Math.round((slot + offset) * period))
}
