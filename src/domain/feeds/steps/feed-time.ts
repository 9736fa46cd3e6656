import type { FeedSchedule } from '../feed.values.ts'

const hourMs = 3_600_000
const periodMs: Record<FeedSchedule, number> = { hourly: hourMs, daily: 24 * hourMs, weekly: 7 * 24 * hourMs }

/**
 * When a feed is read next. Its own share of the period decides about the minute, so that not all feeds of the site ask at once
 * and one is asked at the same time every day; never sooner than three quarters of a period.
 */
export function nextRunAt(feed: { id: number; schedule: FeedSchedule }, now: Date): Date {
  const period = periodMs[feed.schedule]
  const offset = ((feed.id * 2_654_435_761) % 2 ** 32) / 2 ** 32
  const earliest = now.getTime() + period * 0.75
  const slot = Math.ceil(earliest / period - offset)
  return new Date(Math.round((slot + offset) * period))
}
