const periods: Record<string, string> = {
  hour: 'pro Stunde',
  hourly: 'pro Stunde',
  perhourwage: 'pro Stunde',
  perhoursalary: 'pro Stunde',
  day: 'pro Tag',
  daily: 'pro Tag',
  week: 'pro Woche',
  weekly: 'pro Woche',
  month: 'pro Monat',
  monthly: 'pro Monat',
  mon: 'pro Monat',
  permonthsalary: 'pro Monat',
  year: 'pro Jahr',
  yearly: 'pro Jahr',
  annual: 'pro Jahr',
  ann: 'pro Jahr',
  peryearsalary: 'pro Jahr',
}

/** Formats structured pay as text ("3500 bis 4200 EUR pro Monat"); null without an amount. */
export function payWords(pay: {
  min: string | null
  max: string | null
  currency: string | null
  period: string | null
}): string | null {
  const min = amount(pay.min)
  const max = amount(pay.max)
  if (min === null && max === null) return null
  const range =
    min !== null && max !== null
      ? min === max
        ? min
        : `${min} bis ${max}`
      : min !== null
        ? `ab ${min}`
        : `bis zu ${max}`
  const period = periods[(pay.period ?? '').toLowerCase().replace(/[^a-z]/g, '')] ?? ''
  return `${range} ${pay.currency?.toUpperCase() ?? 'EUR'} ${period}`.trim()
}

function amount(text: string | null): string | null {
  if (text === null) return null
  const value = Number(text.replace(/['’\s]/g, ''))
  return Number.isFinite(value) && value > 0 ? String(value).replace('.', ',') : null
}
