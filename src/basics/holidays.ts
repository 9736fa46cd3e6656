import { calendarDayAfter } from './berlin.ts'

export type HolidayCountry = 'DE' | 'AT' | 'CH'

const fixed: Record<HolidayCountry, readonly string[]> = {
  DE: ['01-01', '05-01', '10-03', '12-25', '12-26'],
  AT: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
  CH: ['01-01', '08-01', '12-25', '12-26'],
}
/** Days after Easter Sunday. */
const movable: Record<HolidayCountry, readonly number[]> = {
  DE: [-2, 1, 39, 50],
  AT: [1, 39, 50, 60],
  CH: [-2, 1, 39, 50],
}

/** Whether a day such as `2026-12-25` is a holiday in the whole country; in Switzerland, in nearly all cantons. */
export function isHoliday(day: string, country: HolidayCountry): boolean {
  if (fixed[country].includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return movable[country].some(days => calendarDayAfter(easter, days) === day)
}

/** By Gauss, as corrected by Lichtenberg. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moonShift =
    15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25) + 19 * (year % 19)
  const moon = moonShift % 30
  const late = Math.floor((moon + Math.floor((year % 19) / 11)) / 29)
  const fullMoon = 21 + moon - late
  const sunday = 7 - ((year + Math.floor(year / 4) + 2 - Math.floor((3 * century + 3) / 4)) % 7)
  const marchDay = fullMoon + 7 - ((fullMoon - sunday) % 7)
  return calendarDayAfter(`${year}-03-01`, marchDay - 1)
}
