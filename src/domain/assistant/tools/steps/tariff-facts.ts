import type { Locale } from '../../../../i18n/locale.ts'
import type { Gross, TableFacts } from '../../../../vocabulary/pay/gross/gross-of.ts'
import {
  type PayWishes,
  payOfTariff,
  type TariffPay,
} from '../../../../vocabulary/pay/gross/pay-of-tariff.ts'
import { payTables } from '../../../../vocabulary/pay/tables/pay-tables.ts'
import type { TariffReading } from '../../../../vocabulary/pay/tariffs/read-tariff.ts'

/** Gross, in the currency of the table. */
type Amount = { group: string; step: string; month: number; year: number }

export type TariffFacts = {
  scheme: string | null
  name: string | null
  group: string | null
  groupTo: string | null
  /** Not the words but profession or employer say which agreement it is. */
  isAssumed: boolean
  /** Only "in imitation of" it, so that its table says nothing. */
  isLoose: boolean
  /** Other agreements that the words may mean. */
  alternatives: string[]
  /** Why there are no amounts; null where there are. */
  reason: Extract<TariffPay, { kind: 'no-pay' }>['reason'] | null
  amounts: {
    currency: 'EUR' | 'CHF'
    workloadPercent: number
    least: Amount
    most: Amount
    isBonusKnown: boolean
    /** Where people without experience begin. */
    entryStep: string | null
    steps: Amount[]
    /** What the given years of experience come to; null where none were given or the rules are not known. */
    ofYears: (Amount & { atHiring: string | null; nextInYears: number | null }) | null
    table: TableOfAmounts
  } | null
}

/** `standing`: "current" is what is paid now, "dated" only with the day of its table, "uncertain" never as current pay. */
type TableOfAmounts = Pick<TableFacts, 'validFrom' | 'validTo' | 'standing'> & { source: string | null }

const mostSteps = 20

export function tariffFacts(
  reading: TariffReading | null,
  wishes: PayWishes,
  locale: Locale,
): TariffFacts | null {
  if (!reading) return null
  const { scheme, group, groupTo, isAssumed, isLoose, alternatives } = reading
  const pay = payOfTariff(reading, wishes)
  return {
    scheme,
    name: scheme && nameOf(scheme, locale),
    group: group ?? reading.writtenGroup,
    groupTo,
    isAssumed,
    isLoose,
    alternatives: alternatives.map(each => nameOf(each, locale)),
    reason: pay.kind === 'no-pay' ? pay.reason : null,
    amounts: pay.kind === 'no-pay' ? null : amountsOf(pay, locale),
  }
}

function amountsOf(
  { range, ofYears }: Extract<TariffPay, { kind: 'pay' }>,
  locale: Locale,
): TariffFacts['amounts'] {
  const { least, most, steps, stepsOfGroupTo, entryStep } = range
  const { validFrom, validTo, standing, source } = least.table
  return {
    currency: least.currency,
    workloadPercent: least.workloadPercent,
    least: amountOf(least),
    most: amountOf(most),
    isBonusKnown: least.year.isBonusKnown,
    entryStep,
    steps: [...steps, ...stepsOfGroupTo].slice(0, mostSteps).map(amountOf),
    ofYears:
      ofYears?.step.kind === 'step' && ofYears.gross
        ? {
            ...amountOf(ofYears.gross),
            atHiring: ofYears.step.atHiring,
            nextInYears: ofYears.step.nextInYears,
          }
        : null,
    table: { validFrom, validTo, standing, source: source?.title[locale] ?? null },
  }
}

function amountOf({ group, step, monthCents, yearCents }: Gross): Amount {
  return { group, step, month: monthCents / 100, year: yearCents / 100 }
}

function nameOf(scheme: string, locale: Locale): string {
  const { schemes, named } = payTables()
  return (schemes.get(scheme) ?? named.get(scheme))?.name[locale] ?? scheme
}
