import { payMonthEur } from '../../jobs/pay-month.ts'
import type { TariffReading } from '../tariffs/read-tariff.ts'
import type { Gross } from './gross-of.ts'
import { payOfTariff } from './pay-of-tariff.ts'

/** What is kept of a reading: enough to compute its pay on any day. */
export type NamedGroup = Omit<TariffReading, 'evidence'>

/** Gross a month for full time in whole units of `currency`, and in EUR for sorting and filtering. */
export type DerivedPay = {
  monthMin: number
  monthMax: number
  currency: 'EUR' | 'CHF'
  monthMinEur: number
  monthMaxEur: number
}

/** A reading that names a group of an agreement; null for all others, which give no amount on any day. */
export function namedGroup(reading: TariffReading | null): NamedGroup | null {
  if (!reading || reading.scheme === null || reading.group === null || reading.isLoose) return null
  const { evidence: _, ...kept } = reading
  return kept
}

/**
 * The pay that an ad's collective agreement gives on a day (YYYY-MM-DD), from the least to the most of what the ad leaves open. Null where it
 * could be held against nothing: no table that holds on that day, amounts that are uncertain, or words that may mean another agreement.
 */
export function derivedPay(reading: NamedGroup, on: string): DerivedPay | null {
  if (reading.isAssumed && reading.alternatives.length > 0) return null
  const pay = payOfTariff(reading, { on })
  if (pay.kind !== 'pay') return null
  const { least, most } = pay.range
  if (!isPresent(least) || !isPresent(most)) return null
  const [monthMin, monthMax] = [Math.round(least.monthCents / 100), Math.round(most.monthCents / 100)]
  const inEur = payMonthEur({ min: monthMin, max: monthMax, currency: least.currency, period: 'month' })
  if (inEur.min === null || inEur.max === null) return null
  return { monthMin, monthMax, currency: least.currency, monthMinEur: inEur.min, monthMaxEur: inEur.max }
}

function isPresent({ table }: Gross): boolean {
  return table.standing === 'current'
}
