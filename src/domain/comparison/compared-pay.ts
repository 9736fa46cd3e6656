import type { Country } from '../../vocabulary/jobs/job.values.ts'
import type { JobPay } from '../../vocabulary/jobs/job-row.ts'
import type { Gross, TableFacts, YearParts } from '../../vocabulary/pay/gross/gross-of.ts'
import { payOfTariff } from '../../vocabulary/pay/gross/pay-of-tariff.ts'
import type { TariffReading } from '../../vocabulary/pay/tariffs/read-tariff.ts'
import { type DatedRate, inEurCents } from './dated-rate.ts'
import { type FullTimeHours, usualHoursIn } from './full-time-hours.ts'
import { type Payments, paymentsAYear } from './payments-a-year.ts'

/** In whole cents; of a stated pay that names one end only, the other is null. */
export type CentsRange = { min: number | null; max: number | null }

export type PaySource =
  | {
      kind: 'ad'
      period: NonNullable<JobPay['period']>
      payments: Payments
      /** With which weekly hours an amount per hour became a month; null where none were needed. */
      hours: { perWeek: number; isUsual: boolean } | null
      /** False: what the ad says of part-time work is shown as it stands. */
      isForWorkload: boolean
    }
  | { kind: 'table'; table: TableFacts; group: string; step: string | null; year: YearParts }

export type ComparedPay =
  | {
      kind: 'amount'
      currency: 'EUR' | 'CHF'
      /** One of the payments of a year. */
      month: CentsRange
      year: CentsRange
      /** A twelfth of the year, which can be held against any other. */
      average: CentsRange
      /** The same in euros, at the operator's rate; null for euros, and for francs where there is no rate. */
      inEur: { month: CentsRange; year: CentsRange } | null
      source: PaySource
    }
  /** It says something of which no amount can be made. */
  | { kind: 'words' }
  | { kind: 'unknown' }

export type PayQuestion = {
  pay: JobPay | null
  /** How many payments a year the employer has chosen. */
  payments: number | null
  reading: TariffReading | null
  country: Country | undefined
  /** Of a full-time post, where they are known. */
  hours: FullTimeHours | null
  /** The ad is for part-time work only, so that its amounts may be those of a part. */
  isPartTimeOnly: boolean
  workloadPercent: number
  years: number | null
  rate: DatedRate | null
  /** YYYY-MM-DD */
  on: string
}

/**
 * What an ad pays for so much work: the amounts that it states, else those of the table of its collective agreement. Never an amount where
 * table or agreement are uncertain.
 */
export function comparedPay(question: PayQuestion): ComparedPay {
  const { pay, reading, rate } = question
  const found = statedPay(question) ?? tablePay(question)
  if (!found) return { kind: pay || reading ? 'words' : 'unknown' }
  const { currency, month, year } = found
  return {
    kind: 'amount',
    ...found,
    average: each(year, cents => Math.round(cents / 12)),
    inEur:
      currency === 'CHF' && rate ? { month: each(month, inEur(rate)), year: each(year, inEur(rate)) } : null,
  }
}

type Found = { currency: 'EUR' | 'CHF'; month: CentsRange; year: CentsRange; source: PaySource }

function statedPay(question: PayQuestion): Found | null {
  const { pay, country, isPartTimeOnly, workloadPercent } = question
  if (!pay || (pay.min === null && pay.max === null)) return null
  const { currency, period } = pay
  if (period === null) return null
  const isPerTime = period === 'hour' || period === 'day' || period === 'week'
  // By the hour, part of a post is that part of its pay, whatever post the ad is for.
  const isForWorkload = isPerTime || !isPartTimeOnly
  const share = isForWorkload ? workloadPercent / 100 : 1
  const payments = paymentsAYear({ chosen: question.payments, payText: pay.text }, country)
  const hours = period === 'hour' ? hoursFor(question) : null
  const stated = { min: pay.min, max: pay.max }
  const year = each(stated, amount =>
    Math.round(perYear(amount, period, payments, hours?.perWeek ?? 0) * share * 100),
  )
  const month =
    period === 'month'
      ? each(stated, amount => Math.round(amount * share * 100))
      : each(year, cents => Math.round(cents / payments.count))
  return { currency, month, year, source: { kind: 'ad', period, payments, hours, isForWorkload } }
}

function hoursFor({ hours, country }: PayQuestion): { perWeek: number; isUsual: boolean } {
  return hours
    ? { perWeek: hours.perWeek, isUsual: false }
    : { perWeek: usualHoursIn(country), isUsual: true }
}

const weeksAYear = 52
const daysAWeek = 5

/** For full time. Twelve months of hours, and what is paid beside them. */
function perYear(
  amount: number,
  period: NonNullable<JobPay['period']>,
  { count }: Payments,
  hoursAWeek: number,
): number {
  switch (period) {
    case 'year':
      return amount
    case 'month':
      return amount * count
    case 'week':
      return (amount * weeksAYear * count) / 12
    case 'day':
      return (amount * daysAWeek * weeksAYear * count) / 12
    case 'hour':
      return (amount * hoursAWeek * weeksAYear * count) / 12
    default:
      return period satisfies never
  }
}

function tablePay({ reading, workloadPercent, years, hours, on }: PayQuestion): Found | null {
  if (!reading || (reading.isAssumed && reading.alternatives.length > 0)) return null
  const pay = payOfTariff(reading, {
    on,
    workloadPercent,
    years: years ?? undefined,
    weeklyHours: hours?.source.kind === 'ad' ? hours.perWeek : undefined,
  })
  if (pay.kind !== 'pay') return null
  const reached = pay.ofYears?.gross ?? null
  const [least, most] = reached ? [reached, reached] : [pay.range.least, pay.range.most]
  if (least.table.standing === 'uncertain') return null
  return {
    currency: least.currency,
    month: { min: least.monthCents, max: most.monthCents },
    year: { min: least.yearCents, max: most.yearCents },
    source: {
      kind: 'table',
      table: least.table,
      group: groupsOf(reading, reached),
      step: reached?.step ?? null,
      year: least.year,
    },
  }
}

function groupsOf({ group, groupTo }: TariffReading, reached: Gross | null): string {
  if (reached) return reached.group
  return groupTo === null ? (group ?? '') : `${group}–${groupTo}`
}

function each({ min, max }: CentsRange, change: (amount: number) => number): CentsRange {
  return { min: min === null ? null : change(min), max: max === null ? null : change(max) }
}

function inEur(rate: DatedRate) {
  return (cents: number) => inEurCents(cents, rate)
}
