import { payTables } from '../tables/pay-tables.ts'
import type { TariffReading } from '../tariffs/read-tariff.ts'
import { type Gross, grossOf, type NoAmount } from './gross-of.ts'
import { type PayRange, rangeOf } from './range-of.ts'
import { type StepOfYears, stepOfYears } from './step-of-years.ts'
import { schemeIdOn } from './table-on.ts'

export type PayWishes = {
  /** YYYY-MM-DD */
  on: string
  /** Of a full-time post; 100 where it is left out. */
  workloadPercent?: number | undefined
  /** Of a full-time post; what amounts per hour need. */
  weeklyHours?: number | undefined
  /** Completed years of experience. */
  years?: number | undefined
}

export type TariffPay =
  | {
      kind: 'pay'
      /** The scheme whose table holds on that day. */
      scheme: string
      range: PayRange
      /** What so many years of experience come to; null where no years are given. */
      ofYears: { step: StepOfYears; gross: Gross | null } | null
    }
  | {
      kind: 'no-pay'
      /** "agreed-freely": outside any scheme; "not-the-agreement": only in imitation of it; "no-group": the ad does not say which. */
      reason: NoAmount['reason'] | 'agreed-freely' | 'not-the-agreement' | 'no-group'
    }

/**
 * What an ad's tariff gives on a day: the range of the steps that it leaves open. How far the amounts may be shown as current pay stands in
 * `table.standing` of each.
 */
export function payOfTariff(reading: Omit<TariffReading, 'evidence'>, wishes: PayWishes): TariffPay {
  if (reading.scheme === null || reading.scheme === 'haustarif')
    return { kind: 'no-pay', reason: 'agreed-freely' }
  if (reading.isLoose) return { kind: 'no-pay', reason: 'not-the-agreement' }
  const scheme = schemeIdOn(tableIdOf(reading.scheme), wishes.on)
  if (!payTables().schemes.has(scheme)) return { kind: 'no-pay', reason: 'no-table' }
  if (reading.group === null)
    return { kind: 'no-pay', reason: reading.writtenGroup === null ? 'no-group' : 'unknown-group' }
  const { on, workloadPercent = 100, weeklyHours, years } = wishes
  const question = { scheme, group: reading.group, workloadPercent, weeklyHours, on }
  const range = rangeOf({
    ...question,
    groupTo: reading.groupTo ?? undefined,
    stepFrom: reading.steps?.from ?? undefined,
    stepTo: reading.steps?.to ?? undefined,
  })
  if (range.kind === 'no-amount') return { kind: 'no-pay', reason: range.reason }
  if (years === undefined) return { kind: 'pay', scheme, range, ofYears: null }
  const step = stepOfYears({ scheme, group: reading.group, years, on })
  const gross = step.kind === 'step' ? grossOf({ ...question, step: step.step }) : null
  return { kind: 'pay', scheme, range, ofYears: { step, gross: gross?.kind === 'gross' ? gross : null } }
}

/** A house without a table of its own pays by that of another scheme. */
function tableIdOf(scheme: string): string {
  return payTables().named.get(scheme)?.paysLike ?? scheme
}
