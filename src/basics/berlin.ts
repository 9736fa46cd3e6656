import { dayMs, hourMs } from './time.ts'

/** The site's days and hours are those of Berlin, regardless of the machine's time zone. */
export const berlinZone = 'Europe/Berlin'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: berlinZone })
const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: berlinZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The calendar day in Berlin, as `2026-11-21`. */
export function berlinDay(at: Date): string {
  const hour = Math.floor(at.getTime() / hourMs)
  if (hour !== last.hour) last = { hour, day: dayFormat.format(at) }
  return last.day
}

/** Berlin's offset from UTC is whole hours, so a day lasts to the end of one; formatting costs as much as writing three ads. */
let last = { hour: Number.NaN, day: '' }

/** The calendar day in Berlin `days` before `at`; not a multiple of 24 hours when daylight saving changes. */
export function berlinDayBefore(at: Date, days: number): string {
  return calendarDayAfter(berlinDay(at), -days)
}

/** Calendar arithmetic on a day such as `2026-11-21`; `days` may be negative. */
export function calendarDayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export function calendarDaysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs
}

/** Parses a local time in Berlin as sent by a date field (`2026-12-01T09:30`); null for anything else. */
export function berlinMoment(local: string): Date | null {
  if (!localTime.test(local)) return null
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice: near a daylight saving change, the first guess may have the wrong offset.
  const first = asUtc - offsetMs(asUtc)
  return new Date(asUtc - offsetMs(first))
}

/** Berlin's offset from UTC. */
function offsetMs(at: number): number {
  return Date.parse(`${clockFormat.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1_000) * 1_000
}
