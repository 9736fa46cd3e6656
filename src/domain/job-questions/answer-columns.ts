import { payMonthEur } from '../../vocabulary/jobs/pay-month.ts'
import type { answerPayPeriods, ChosenAnswer, NumberFact } from '../jobs/asked-fact.values.ts'
import type { AnswerColumns } from '../jobs/employer-answers.ts'

/** One bound may be missing; pay is gross, in the currency of the place of work; `day` is `2026-12-01`. */
export type JobAnswer =
  | ChosenAnswer
  | {
      fact: 'pay'
      min: number | null
      max: number | null
      period: (typeof answerPayPeriods)[number]
    }
  | { fact: 'workload'; min: number | null; max: number | null }
  | { fact: 'start'; day: string }
  | { fact: NumberFact; number: number }

/**
 * An answer as columns of its job, whose specialty it is; that for "on site" has none, because no ad can state it.
 */
export function answerColumns(
  answer: JobAnswer,
  { currency, specialty, now }: { currency: 'EUR' | 'CHF'; specialty: string | null; now: Date },
): AnswerColumns {
  const at = now.toISOString()
  switch (answer.fact) {
    case 'pay': {
      const { min, max, period } = answer
      const month = payMonthEur({ min, max, currency, period })
      return {
        pay_min: min,
        pay_max: max,
        pay_currency: currency,
        pay_period: period,
        pay_month_min_eur: month.min,
        pay_month_max_eur: month.max,
      }
    }
    case 'workload':
      return { workload_min_percent: answer.min, workload_max_percent: answer.max }
    case 'start':
      return { start_date: answer.day }
    case 'contract':
      return { contract: answer.value }
    case 'experience':
      return { experience: answer.value }
    case 'remote':
      return answer.value === 'onsite' ? {} : { remote: answer.value }
    case 'roster-notice':
    case 'holidays':
    case 'full-time-hours':
      return { duty_facts: { [answer.fact]: { value: answer.number, at } } }
    case 'training-authorisation':
      return { duty_facts: { [answer.fact]: { value: { specialty, months: answer.number }, at } } }
    case 'recognition-support':
    case 'language-course':
    case 'housing':
      return { duty_facts: { [answer.fact]: { value: answer.value === 'yes', at } } }
    case 'on-call':
      return answer.value === 'none'
        ? { duty_facts: { 'on-call': { value: { kind: 'none', perMonth: null }, at } } }
        : { shift_models: [answer.value] }
    default:
      return { shift_models: [answer.value] }
  }
}
