import type { PayScheme, PaySource, PayStep } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import { shareOf, tenThousandths } from './cents.ts'
import { hasBegun, type TableOn, tableOn } from './table-on.ts'

export type GrossQuestion = {
  scheme: string
  group: string
  /** As the table labels it ("3", "1b", "5-8", "LS12"). */
  step: string
  /** Of a full-time post; at most four decimals. */
  workloadPercent: number
  /** YYYY-MM-DD */
  on: string
  /** Of a full-time post; what amounts per hour need to become a month. The scheme's own where it is left out. */
  weeklyHours?: number | undefined
}

/** Of what a year's pay is made. */
export type YearParts = {
  monthsCents: number
  /** 0 where none is paid or known. */
  bonusCents: number
  /** Of a month's pay; null where it is not known, and then not counted. */
  bonusPercent: number | null
  isBonusKnown: boolean
  /** 12, or with the bonus 13 or 14 equal payments. */
  payments: 12 | 13 | 14
  /** The table prints the year itself. */
  isPrinted: boolean
}

/**
 * How an amount may be shown: "current" as what is paid now; "dated" only with the day of its table, which has ended or may have; "uncertain"
 * never as current pay, because the table is old, in large part missing or not checked.
 */
export type Standing = 'current' | 'dated' | 'uncertain'

export type TableFacts = {
  scheme: string
  name: { de: string; en: string }
  validFrom: string | null
  validTo: string | null
  isStale: boolean
  standing: Standing
  certainty: PayScheme['certainty']
  source: PaySource | null
}

export type Gross = {
  kind: 'gross'
  group: string
  step: string
  workloadPercent: number
  currency: 'EUR' | 'CHF'
  /** Only where the table is one of hours. */
  hourCents: number | null
  monthCents: number
  yearCents: number
  year: YearParts
  /** Computed from an older table and the agreed rise. */
  isDerived: boolean
  table: TableFacts
}

export type NoAmount = {
  kind: 'no-amount'
  /** "ended": the last known table has ended and a newer one exists. "hours-needed": a table of hours, without weekly hours. */
  reason:
    | 'unknown-scheme'
    | 'no-table'
    | 'not-yet-known'
    | 'ended'
    | 'unknown-group'
    | 'unknown-step'
    | 'empty-cell'
    | 'hours-needed'
}

const percent = 1_000_000n

/** Gross pay of a step, in whole cents, each part rounded half up: the month first, the year from it. Never an amount of a neighbouring cell. */
export function grossOf(question: GrossQuestion): Gross | NoAmount {
  const { schemes, named } = payTables()
  const scheme = schemes.get(question.scheme)
  if (!scheme) return noAmount(named.has(question.scheme) ? 'no-table' : 'unknown-scheme')
  const found = tableOn(scheme, question.on)
  if (!found) return noAmount(hasBegun(scheme, question.on) ? 'ended' : 'not-yet-known')
  const group = found.table.groups.get(question.group)
  if (!group) return noAmount('unknown-group')
  const step = group.steps.find(({ label }) => label === question.step)
  if (!step) return noAmount('unknown-step')
  if (step.cents === null) return noAmount('empty-cell')
  const share = tenThousandths(question.workloadPercent)
  const monthCents = monthOf(scheme, step.cents, share, question.weeklyHours)
  if (monthCents === null) return noAmount('hours-needed')
  const year = yearOf(scheme, found, { ...question, cell: step, share, monthCents })
  return {
    kind: 'gross',
    group: question.group,
    step: question.step,
    workloadPercent: question.workloadPercent,
    currency: scheme.currency,
    hourCents: scheme.period === 'hour' ? step.cents : null,
    monthCents,
    yearCents: year.monthsCents + year.bonusCents,
    year,
    isDerived: step.isDerived,
    table: tableFacts(scheme, found),
  }
}

/** What is to be said beside every amount of a table. */
function tableFacts(scheme: PayScheme, { table, isStale }: TableOn): TableFacts {
  const { validFrom, validTo, source } = table
  const standing = scheme.certainty === 'low' ? 'uncertain' : isStale ? 'dated' : 'current'
  const { id, name, certainty } = scheme
  return { scheme: id, name, validFrom, validTo, isStale, standing, certainty, source }
}

function noAmount(reason: NoAmount['reason']): NoAmount {
  return { kind: 'no-amount', reason }
}

function monthOf(
  scheme: PayScheme,
  cents: number,
  share: bigint,
  weeklyHours = scheme.weeklyHours ?? undefined,
): number | null {
  if (scheme.period === 'month') return shareOf(cents, share, percent)
  if (scheme.period === 'year') return shareOf(cents, share, percent * BigInt(scheme.paymentsPerYear))
  if (weeklyHours === undefined) return null
  return shareOf(cents, share * tenThousandths(weeklyHours) * 52n, percent * 10_000n * 12n)
}

type Parts = { group: string; cell: PayStep; share: bigint; monthCents: number }

function yearOf(scheme: PayScheme, { table }: TableOn, { group, cell, share, monthCents }: Parts): YearParts {
  const rate = table.isBonusKnown ? (rateOf(scheme, group) ?? 0) : null
  const monthsCents = 12 * monthCents
  const base = {
    isBonusKnown: table.isBonusKnown,
    bonusPercent: rate,
    payments: paymentsOf(rate),
    isPrinted: false,
  }
  const printed = scheme.period === 'year' ? cell.cents : cell.yearCents
  if (printed !== null) {
    const yearCents = shareOf(printed, share, percent)
    const bonusCents = Math.max(0, yearCents - monthsCents)
    const payments = scheme.paymentsPerYear
    return { ...base, monthsCents: yearCents - bonusCents, bonusCents, payments, isPrinted: true }
  }
  // Of the whole sum, not of the bonus alone, which would round twice.
  const yearCents = shareOf(monthCents, 12n * percent + tenThousandths(rate ?? 0), percent)
  return { ...base, monthsCents, bonusCents: yearCents - monthsCents }
}

function rateOf({ annualBonus }: PayScheme, group: string): number | undefined {
  return annualBonus.rates.find(({ groups }) => groups.includes(group))?.percent
}

function paymentsOf(rate: number | null): 12 | 13 | 14 {
  return rate === 100 ? 13 : rate === 200 ? 14 : 12
}
