import { noOnCall, shiftsWithDuty } from '../duty/shifts-with-duty.ts'
import { type EmployerType, jobValues, type Refusal, type ShiftModel } from './job.values.ts'
import type { JobRow } from './job-row.ts'

/** A refusal of a fact: agencies are a filter of their own. */
export type FactRefusal = Exclude<Refusal, 'agencies'>

type Refused =
  | { facet: 'shift'; has: readonly ShiftModel[]; free: readonly (ShiftModel | typeof noOnCall)[] }
  | { facet: 'employerType'; has: readonly EmployerType[]; free: readonly EmployerType[] }

/** What a job states, by facet. */
export type RefusableFacts = { shift: readonly string[]; employerType: readonly string[] }

const kindsOfEmployers = [
  'hospital',
  'medical-center',
  'private-practice',
  'care-facility',
  'public-health',
  'company',
] as const satisfies readonly EmployerType[]

/**
 * For each refusal the values of jobs that are known to have it, and those known to be without; other values say nothing about it. Nights
 * alone are no work in turns, but nobody who refuses shifts asks for them, so they count as neither.
 */
export const refusedFacts: Record<FactRefusal, Refused> = {
  nights: { facet: 'shift', has: ['three-shift', 'nights-only'], free: ['day', 'two-shift', 'no-nights'] },
  weekends: { facet: 'shift', has: ['weekends'], free: ['no-weekends'] },
  shifts: { facet: 'shift', has: ['two-shift', 'three-shift'], free: ['day'] },
  'on-call': { facet: 'shift', has: ['on-call'], free: [noOnCall] },
  hospital: kindOfEmployer('hospital'),
  'medical-center': kindOfEmployer('medical-center'),
  'private-practice': kindOfEmployer('private-practice'),
  'care-facility': kindOfEmployer('care-facility'),
}

/** Without agencies, in the order of display. */
export const factRefusals: readonly FactRefusal[] = jobValues.without.filter(isFactRefusal)

export function isFactRefusal(refusal: Refusal): refusal is FactRefusal {
  return refusal !== 'agencies'
}

const wishesThatRefuse = [
  ['no-nights', 'nights'],
  ['no-weekends', 'weekends'],
] as const satisfies readonly (readonly [ShiftModel, FactRefusal])[]

/** What wished hours refuse: "Ohne Nachtdienst" is a refusal in the form of a wish, unless hours with nights are wished as well. */
export function refusedByWishes(shifts: readonly ShiftModel[]): FactRefusal[] {
  return wishesThatRefuse.flatMap(([wish, refusal]) =>
    shifts.includes(wish) && !refusedFacts[refusal].has.some(value => shifts.some(shift => shift === value))
      ? [refusal]
      : [],
  )
}

/** The facts of a job as it is shown. */
export function refusableFacts(job: Pick<JobRow, 'shiftModels' | 'duty' | 'employer'>): RefusableFacts {
  return { shift: shiftsWithDuty(job.shiftModels, job.duty), employerType: [job.employer.type] }
}

/** Whether a job has what is refused. One that states both ("Tag- oder Nachtdienst") has it. */
export function judgeRefusal(refusal: FactRefusal, facts: RefusableFacts): 'has' | 'free' | 'unknown' {
  const { facet, has, free } = refusedFacts[refusal]
  const states = (values: readonly string[]) => facts[facet].some(value => values.includes(value))
  if (states(has)) return 'has'
  return states(free) ? 'free' : 'unknown'
}

/** The refusals about which a job says nothing. */
export function unknownRefusals(refusals: readonly Refusal[], facts: RefusableFacts): FactRefusal[] {
  return refusals.filter(isFactRefusal).filter(refusal => judgeRefusal(refusal, facts) === 'unknown')
}

function kindOfEmployer(kind: EmployerType): Refused {
  return { facet: 'employerType', has: [kind], free: kindsOfEmployers.filter(other => other !== kind) }
}
