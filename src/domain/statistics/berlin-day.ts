const dayMs = 86_400_000
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day in Berlin as `2026-11-21`. */
export function berlinDay(at: Date): string {
  return format.format(at)
}

/** The day in Berlin so many days before `at`, by the calendar: when the clocks change a day has 23 or 25 hours. */
export function berlinDayBefore(at: Date, days: number): string {
  return berlinDay(new Date(Date.parse(`${berlinDay(at)}T12:00:00Z`) - days * dayMs))
}
