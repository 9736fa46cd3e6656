const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The day in Berlin as `2026-11-21`. */
export function berlinDay(at: Date): string {
  return format.format(at)
}
