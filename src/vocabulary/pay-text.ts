export type Pay = {
  /** Gross amount in `currency` for one `period`. */
  min: number | null
  max: number | null
  currency: 'EUR' | 'CHF' | null
  period: 'hour' | 'month' | 'year' | null
  /** Collective agreement and group (TVöD P8), or null. */
  tariff: string | null
}

/** What a pay text says; every field is null when it is not stated. Never throws. */
export function readPayText(_text: string, _hints: { country?: string } = {}): Pay {
  return { min: null, max: null, currency: null, period: null, tariff: null }
}
