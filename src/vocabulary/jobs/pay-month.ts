/** Euros per Swiss franc: reference rate of the European Central Bank, rounded, autumn 2026. For sorting only. */
export const eurPerChf = 1.07
/** Full time in German collective agreements of public hospitals, and weeks per month (52 / 12). */
const fullTimeHoursWeek = 38.5
const weeksPerMonth = 4.33

type Pay = {
  min: number | null
  max: number | null
  currency: string | null
  period: string | null
}

/**
 * Gross EUR per month for full time, rounded, for sorting and filtering only: years divided by 12, hours times 38.5 × 4.33. Null where no
 * amount is stated or it is implausible as monthly pay (below 200 or above 100,000).
 */
export function payMonthEur(pay: Pay): { min: number | null; max: number | null } {
  const factor = (pay.currency === 'CHF' ? eurPerChf : 1) * monthsFactor(pay.period)
  return { min: monthly(pay.min, factor), max: monthly(pay.max, factor) }
}

function monthsFactor(period: string | null): number {
  switch (period) {
    case 'hour':
      return fullTimeHoursWeek * weeksPerMonth
    case 'day':
      return 5 * weeksPerMonth
    case 'week':
      return weeksPerMonth
    case 'year':
      return 1 / 12
    default:
      return 1
  }
}

function monthly(amount: number | null, factor: number): number | null {
  const value = amount === null ? 0 : Math.round(amount * factor)
  return value >= 200 && value <= 100_000 ? value : null
}
