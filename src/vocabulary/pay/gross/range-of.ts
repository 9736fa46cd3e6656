import type { PayGroup } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import { type Gross, type GrossQuestion, grossOf, type NoAmount } from './gross-of.ts'
import { tableOn } from './table-on.ts'

export type RangeQuestion = Omit<GrossQuestion, 'step'> & {
  /** The last of several groups that an ad names ("P7 bis P8"). */
  groupTo?: string | undefined
  /** The steps that an ad names; all of the group where they are left out. */
  stepFrom?: string | undefined
  stepTo?: string | undefined
}

export type PayRange = {
  kind: 'range'
  least: Gross
  most: Gross
  /** Each step of the range that has an amount, of the first group; and of `groupTo` as its own list. */
  steps: Gross[]
  stepsOfGroupTo: Gross[]
  /** Where people without experience begin, where the scheme says so. */
  entryStep: string | null
}

/** Gross pay from the first to the last step that an ad leaves open; steps without an amount are left out, never filled in. */
export function rangeOf(question: RangeQuestion): PayRange | NoAmount {
  const { groupTo, ...rest } = question
  const steps = stepsOf(rest, question.group)
  if (!Array.isArray(steps)) return steps
  const others = groupTo === undefined || groupTo === question.group ? [] : stepsOf(rest, groupTo)
  const stepsOfGroupTo = Array.isArray(others) ? others : []
  const all = [...steps, ...stepsOfGroupTo].sort((one, other) => one.monthCents - other.monthCents)
  const [least, most] = [all.at(0), all.at(-1)]
  if (!least || !most) return { kind: 'no-amount', reason: 'empty-cell' }
  return { kind: 'range', least, most, steps, stepsOfGroupTo, entryStep: entryStepOf(question) }
}

function stepsOf(question: RangeQuestion, group: string): Gross[] | NoAmount {
  const { stepFrom, stepTo, ...rest } = question
  const row = rowOf(question, group)
  if (!row) return grossOf({ ...rest, group, step: '' }) as NoAmount
  const labels = row.steps.map(({ label }) => label)
  const [first, last] = [at(labels, stepFrom, 0), at(labels, stepTo, labels.length - 1)]
  if (first < 0 || last < 0) return { kind: 'no-amount', reason: 'unknown-step' }
  const answers = labels.slice(first, last + 1).map(step => grossOf({ ...rest, group, step }))
  const found = answers.filter(answer => answer.kind === 'gross')
  const [nothing] = answers.filter(answer => answer.kind === 'no-amount')
  return found.length > 0 ? found : (nothing ?? { kind: 'no-amount', reason: 'empty-cell' })
}

function at(labels: readonly string[], step: string | undefined, otherwise: number): number {
  return step === undefined ? otherwise : labels.indexOf(step)
}

function rowOf({ scheme, on }: RangeQuestion, group: string): PayGroup | null {
  const known = payTables().schemes.get(scheme)
  return (known && tableOn(known, on)?.table.groups.get(group)) ?? null
}

function entryStepOf({ scheme, group }: RangeQuestion): string | null {
  const rules = payTables().schemes.get(scheme)?.stepYears.rules ?? []
  return rules.find(rule => rule.groups.includes(group))?.startStep ?? null
}
