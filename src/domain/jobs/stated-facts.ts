import type { Selectable } from 'kysely'
import type { Jobs } from '../../db/tables.ts'
import type { DutyFact } from '../../vocabulary/duty/duty.values.ts'
import type { StatedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { judgeRefusal } from '../../vocabulary/jobs/refusals.ts'
import { type AskedFact, askedFacts } from './asked-fact.values.ts'

/** The columns of a job that say something about the facts one may ask for. */
export type FactColumns = Pick<
  Selectable<Jobs>,
  | 'pay_text'
  | 'pay_min'
  | 'pay_max'
  | 'pay_tariff'
  | 'workload_min_percent'
  | 'workload_max_percent'
  | 'hours_week'
  | 'employment_types'
  | 'shift_models'
  | 'weekends_per_month'
  | 'start_date'
  | 'start_text'
  | 'contract'
  | 'experience'
  | 'remote'
  | 'category'
  | 'duty_facts'
>

/** Whether an ad itself says something about a fact. Full time alone says how much work it is; on site is what every ad begins with. */
export function isStated(fact: AskedFact, job: FactColumns): boolean {
  switch (fact) {
    case 'pay':
      return isAnySet(job.pay_text, job.pay_min, job.pay_max, job.pay_tariff)
    case 'workload': {
      const isFullTime = job.employment_types.length === 1 && job.employment_types[0] === 'full-time'
      return isFullTime || isAnySet(job.workload_min_percent, job.workload_max_percent, job.hours_week)
    }
    case 'weekends':
      return job.weekends_per_month !== null || isSaid(fact, job) || saysOfDuty(fact, job.shift_models)
    case 'on-call':
      return isSaid(fact, job) || saysOfDuty(fact, job.shift_models)
    case 'nights':
      return saysOfDuty(fact, job.shift_models)
    case 'start':
      return isAnySet(job.start_date, job.start_text)
    case 'remote':
      return job.remote !== 'onsite'
    case 'contract':
    case 'experience':
      return job[fact] !== null
    default:
      return isSaid(fact, job)
  }
}

/** The facts about which an ad says nothing. */
export function unstatedFacts(job: FactColumns): AskedFact[] {
  return askedFacts.filter(fact => !isStated(fact, job) && concerns(fact, job))
}

/** Only doctors are trained by whoever is authorised to. */
function concerns(fact: AskedFact, { category }: FactColumns): boolean {
  return fact !== 'training-authorisation' || category === 'doctors'
}

function isSaid(fact: DutyFact, job: FactColumns): boolean {
  // The cast: only the domain writes this column.
  const stated = job.duty_facts as unknown as StatedDuty
  return (stated[fact]?.value ?? null) !== null
}

function saysOfDuty(fact: 'nights' | 'weekends' | 'on-call', shift: readonly string[]): boolean {
  return judgeRefusal(fact, { shift, employerType: [] }) !== 'unknown'
}

function isAnySet(...values: unknown[]): boolean {
  return values.some(value => value !== null)
}
