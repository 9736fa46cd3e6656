export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const daySeconds = dayMs / 1_000
export const dayMinutes = 24 * 60

/** Adds multiples of 24 hours; for calendar days see `berlin.ts`. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs)
}

export function daysBefore(at: Date, days: number): Date {
  return daysAfter(at, -days)
}

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hourMs)
}

export function hoursBefore(at: Date, hours: number): Date {
  return hoursAfter(at, -hours)
}

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}
