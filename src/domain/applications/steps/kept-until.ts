import { limits } from '../../../config/limits.ts'

/** Retention: 6 months after the end, 7 in Austria, when claims have lapsed. */
export function keptUntil(endedAt: Date, country: string | null): Date {
  const due = new Date(endedAt)
  due.setUTCMonth(due.getUTCMonth() + monthsKept(country))
  // 31 August plus six months is the end of February, not the beginning of March.
  if (due.getUTCDate() !== endedAt.getUTCDate()) due.setUTCDate(0)
  return due
}

export function monthsKept(country: string | null): number {
  return country === 'AT' ? limits.applicationMonthsAustria : limits.applicationMonths
}
