import type { PayScheme } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import { tableOn } from './table-on.ts'

export type YearsQuestion = {
  /** Null: the ad names no scheme. */
  scheme: string | null
  group: string
  /** Completed years of experience in this work. */
  years: number
  /** YYYY-MM-DD */
  on: string
}

export type StepOfYears =
  | {
      kind: 'step'
      /** With all years counted, as after so many years at this employer. */
      step: string
      /** What a new employer has to count, where the scheme limits that; more is a matter of agreement. */
      atHiring: string | null
      /** Years until the next step; null in the last one. */
      nextInYears: number | null
      /** The times were read in the scheme itself, or taken over from one like it. */
      basis: 'sourced' | 'by-analogy'
    }
  /** No scheme, or one of a single house: pay is a matter of agreement. */
  | { kind: 'agreed-freely' }
  /** The scheme has step times that nobody has looked up. */
  | { kind: 'not-known' }

/** Which step so many years of experience come to, by the rules of the scheme. */
export function stepOfYears({ scheme: id, group, years, on }: YearsQuestion): StepOfYears {
  if (id === null || id === 'haustarif') return { kind: 'agreed-freely' }
  const scheme = payTables().schemes.get(id)
  if (!scheme) return { kind: 'not-known' }
  const times = timesOf(scheme, group, on)
  const reached = times.filter(({ after }) => after <= years)
  const now = reached.at(-1)
  if (!now) return { kind: 'not-known' }
  const next = times[reached.length]
  return {
    kind: 'step',
    step: now.step,
    atHiring: scheme.stepYears.hiring === undefined ? null : stepAtHiring(times, years, now.step),
    nextInYears: next ? next.after - years : null,
    basis: scheme.stepYears.basis === 'sourced' ? 'sourced' : 'by-analogy',
  }
}

type Time = { step: string; after: number }

/** After how many years each step of a group is reached, in order; empty where nobody has looked that up. */
export function stepTimes({ scheme: id, group, on }: Omit<YearsQuestion, 'years'>): Time[] {
  const scheme = id === null ? undefined : payTables().schemes.get(id)
  return scheme ? timesOf(scheme, group, on) : []
}

function timesOf(scheme: PayScheme, group: string, on: string): Time[] {
  const rule = scheme.stepYears.rules.find(({ groups }) => groups.includes(group))
  const unit = scheme.stepYears.unit === 'months' ? 12 : 1
  if (rule)
    return Object.entries(rule.cumulative)
      .map(([step, after]) => ({ step, after: after / unit }))
      .sort((one, other) => one.after - other.after)
  if (scheme.stepYears.basis !== 'sourced') return []
  const steps = tableOn(scheme, on)?.table.groups.get(group)?.steps ?? []
  return isOfBands(steps)
    ? steps.map(({ label }) => ({ step: label, after: Number.parseInt(label, 10) - 1 }))
    : []
}

// "3-5", "15+": years of work in the profession, the first one counted as 1.
function isOfBands(steps: readonly { label: string }[]): boolean {
  return steps.length > 1 && steps.some(({ label }) => /^\d+(?:-\d+|\+)$/.test(label))
}

// § 16 of the general agreements: one year of relevant experience is step 2, three years as a rule step 3; more lies with the employer.
function stepAtHiring(times: readonly Time[], years: number, most: string): string {
  const counted = years >= 3 ? '3' : years >= 1 ? '2' : '1'
  const steps = times.map(({ step }) => step)
  const at = Math.min(Math.max(0, steps.indexOf(counted)), steps.indexOf(most))
  return steps[at] ?? most
}
