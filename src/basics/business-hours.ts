import { berlinDay, berlinMoment, calendarDayAfter } from './berlin.ts'
import { type HolidayCountry, isHoliday } from './holidays.ts'

/** When somebody is there, by the clock of Berlin. */
export type BusinessHours = {
  /** 1 is Monday. */
  days: readonly number[]
  /** `HH:MM` */
  from: string
  to: string
  holidays: HolidayCountry | null
}

const mostDays = 400

/** The moment at which `minutes` of business hours have passed since `start`. */
export function afterBusinessMinutes(start: Date, minutes: number, hours: BusinessHours): Date {
  let leftMs = minutes * 60_000
  let day = berlinDay(start)
  for (let count = 0; count < mostDays; count++) {
    const open = openingOf(day, hours)
    if (open) {
      const beginMs = Math.max(open.from, start.getTime())
      const roomMs = open.to - beginMs
      if (roomMs >= leftMs) return new Date(beginMs + leftMs)
      leftMs -= Math.max(0, roomMs)
    }
    day = calendarDayAfter(day, 1)
  }
  throw new Error('These business hours have no end')
}

/** Null on days off. */
function openingOf(day: string, { days, from, to, holidays }: BusinessHours) {
  const weekday = new Date(`${day}T12:00Z`).getUTCDay() || 7
  if (!days.includes(weekday) || (holidays !== null && isHoliday(day, holidays))) return null
  const [open, close] = [berlinMoment(`${day}T${from}`), berlinMoment(`${day}T${to}`)]
  return open && close ? { from: open.getTime(), to: close.getTime() } : null
}
