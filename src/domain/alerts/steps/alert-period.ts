import { berlinDay } from '../../statistics/berlin-day.ts'
import type { AlertFrequency } from '../alert.values.ts'

/** Mornings begin at eight in Berlin, in summer and in winter. */
const hour = 8
const dayMs = 86_400_000

/**
 * The period whose mail is due now: matches from before `closedAt` belong to it. Between two mornings that is the period of the
 * last one, so that a morning on which the site was down is made up for once, and nothing that came later goes with it.
 */
export function periodAt(frequency: AlertFrequency, now: Date): { name: string; closedAt: Date } {
  if (frequency === 'instant') return { name: `at ${now.toISOString()}`, closedAt: now }
  const morning = lastMorning(now)
  if (frequency === 'daily') return { name: morning.day, closedAt: morning.at }
  // Days are counted on the calendar: between two Mondays the clocks may have changed.
  const monday = addDays(morning.day, -((new Date(`${morning.day}T00:00Z`).getUTCDay() + 6) % 7))
  return { name: `week of ${monday}`, closedAt: morningOf(monday) }
}

/** The latest eight o'clock that is not in the future. */
function lastMorning(now: Date): { day: string; at: Date } {
  const today = berlinDay(now)
  const at = morningOf(today)
  if (at <= now) return { day: today, at }
  const yesterday = addDays(today, -1)
  return { day: yesterday, at: morningOf(yesterday) }
}

/** Eight o'clock in Berlin on a day such as `2026-03-29`; the clocks change at two or three, long before. */
function morningOf(day: string): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = Number(berlinHour.format(guess))
  return new Date(guess.getTime() - (shown - hour) * 3_600_000)
}

function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10)
}

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
})
