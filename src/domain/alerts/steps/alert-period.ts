import { berlinDay, berlinMoment, calendarDayAfter } from '../../../basics/berlin.ts'
import type { AlertFrequency } from '../alert.values.ts'

/** Mails are due at 8:00 Berlin time, in summer and winter. */
const morningHour = '08:00'

/**
 * The period whose mail is due now; it covers matches from before `closedAt`. Between two mornings it is the last one's, so that a morning
 * missed by downtime is made up once, without matches that came later.
 */
export function periodAt(frequency: AlertFrequency, now: Date): { name: string; closedAt: Date } {
  if (frequency === 'instant') return { name: `at ${now.toISOString()}`, closedAt: now }
  const morning = lastMorning(now)
  if (frequency === 'daily') return { name: morning.day, closedAt: morning.at }
  // Calendar arithmetic: clocks may have changed since Monday.
  const monday = calendarDayAfter(morning.day, -((new Date(`${morning.day}T00:00Z`).getUTCDay() + 6) % 7))
  return { name: `week of ${monday}`, closedAt: morningOf(monday) }
}

/** The latest 8:00 that is not in the future. */
function lastMorning(now: Date): { day: string; at: Date } {
  const today = berlinDay(now)
  const at = morningOf(today)
  if (at <= now) return { day: today, at }
  const yesterday = calendarDayAfter(today, -1)
  return { day: yesterday, at: morningOf(yesterday) }
}

/** 8:00 Berlin time on a day such as `2026-03-29`. */
function morningOf(day: string): Date {
  const at = berlinMoment(`${day}T${morningHour}`)
  if (at === null) throw new Error(`not a day: ${day}`)
  return at
}
