import type { Gross } from './gross/gross-of.ts'
import type { TariffPay } from './gross/pay-of-tariff.ts'
import type { TariffReading } from './tariffs/read-tariff.ts'

/** A reading in the shape of the lists of spellings (`bench/gold/pay`): what does not apply is left out. */
export function tariffAsJson(reading: TariffReading | null): Record<string, unknown> {
  if (!reading) return { scheme: null, group: null }
  const { steps, alternatives, evidence } = reading
  return {
    scheme: reading.scheme,
    group: reading.group,
    ...(reading.groupTo !== null && { groupTo: reading.groupTo }),
    ...(steps?.from != null && { stepFrom: steps.from }),
    ...(steps?.to != null && (steps.to !== steps.from || isBand(steps.to)) && { stepTo: steps.to }),
    ...(reading.isAssumed && { schemeAssumed: true }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(reading.writtenGroup !== null && { writtenGroup: reading.writtenGroup }),
    ...(reading.isLegacy && { legacy: true }),
    ...(reading.isLoose && { loose: true }),
    ...(reading.house !== null && { employerAlias: reading.house }),
    ...(reading.scheme !== null && !reading.hasTable && { tableKnown: false }),
    evidence,
  }
}

/** Pay with every amount in cents and in the currency. */
export function payAsJson(pay: TariffPay): Record<string, unknown> {
  if (pay.kind === 'no-pay') return { monthGross: null, yearGross: null, reason: pay.reason }
  const { range, ofYears } = pay
  const { least, most } = range
  const isOne = least === most
  return {
    currency: least.currency,
    monthGross: isOne ? inUnits(least.monthCents) : null,
    yearGross: isOne ? inUnits(least.yearCents) : null,
    monthRange: [inUnits(least.monthCents), inUnits(most.monthCents)],
    yearRange: [inUnits(least.yearCents), inUnits(most.yearCents)],
    monthCents: [least.monthCents, most.monthCents],
    yearCents: [least.yearCents, most.yearCents],
    bonusKnown: least.year.isBonusKnown,
    entryStep: range.entryStep,
    steps: [...range.steps, ...range.stepsOfGroupTo].map(stepAsJson),
    ...(ofYears && { ofYears: { ...ofYears.step, gross: ofYears.gross && stepAsJson(ofYears.gross) } }),
    table: least.table,
  }
}

function stepAsJson(gross: Gross): Record<string, unknown> {
  const { group, step, workloadPercent, hourCents, monthCents, yearCents, year, isDerived } = gross
  return {
    group,
    step,
    workloadPercent,
    ...(hourCents !== null && { hourCents }),
    monthGross: inUnits(monthCents),
    yearGross: inUnits(yearCents),
    monthCents,
    yearCents,
    year,
    ...(isDerived && { cell: 'derived' }),
  }
}

function inUnits(cents: number): number {
  return cents / 100
}

function isBand(step: string): boolean {
  return /^\d+(?:-\d+|\+)$/.test(step)
}
