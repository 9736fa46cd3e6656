import { dutyBounds, furtherDutyFacts } from '../../vocabulary/duty/duty.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'

/** Facts of an ad that readers may ask its employer about, in display order. */
export const askedFacts = [
  'pay',
  'workload',
  'nights',
  'weekends',
  'on-call',
  'start',
  'contract',
  'experience',
  'remote',
  ...furtherDutyFacts,
] as const
export type AskedFact = (typeof askedFacts)[number]

/** The order in which people see them. */
export function byFact(one: { fact: AskedFact }, other: { fact: AskedFact }): number {
  return askedFacts.indexOf(one.fact) - askedFacts.indexOf(other.fact)
}

/**
 * Facts with few possible answers, which are one press each. `none` and `onsite` are what no ad can state: that
 * nobody is on call, and that everyone works on site.
 */
export const answerChoices = {
  nights: ['no-nights', 'three-shift', 'nights-only'],
  weekends: ['no-weekends', 'weekends'],
  'on-call': ['none', 'on-call'],
  contract: jobValues.contract,
  experience: jobValues.experience,
  remote: jobValues.remote,
  'recognition-support': ['yes', 'no'],
  'language-course': ['yes', 'no'],
  housing: ['yes', 'no'],
} as const
export type ChosenFact = keyof typeof answerChoices
export type ChosenAnswer = {
  [Fact in ChosenFact]: { fact: Fact; value: (typeof answerChoices)[Fact][number] }
}[ChosenFact]

/** Facts that are answered by one number, and which are possible. */
export const answerNumbers = {
  'roster-notice': dutyBounds['roster-notice'],
  holidays: dutyBounds.holidays,
  'full-time-hours': dutyBounds['full-time-hours'],
  'training-authorisation': dutyBounds.trainingMonths,
} as const
export type NumberFact = keyof typeof answerNumbers

export const answerPayPeriods = ['month', 'year', 'hour'] as const
