import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { payMonthEur } from '../../../vocabulary/jobs/pay-month.ts'
import { type FactRefusal, judgeRefusal, refusableFacts } from '../../../vocabulary/jobs/refusals.ts'
import {
  type DismissalChoice,
  dismissalChoices,
  type NamedRule,
  type RuleFact,
} from '../recommendation.values.ts'

/** What "the hours are not for me" may mean, most specific first. */
const refusedDuties = ['nights', 'on-call', 'weekends', 'shifts'] as const satisfies readonly FactRefusal[]

/**
 * The rule that a reason makes of an ad: only of what the ad states, and never more than the reason says. Null when nothing follows from
 * it, so that the reason hides this ad alone.
 */
export function ruleOfDismissal(choice: DismissalChoice, job: JobRow): RuleFact | null {
  switch (choice) {
    case 'town':
      return ruleFor('town', onlyOne(job.places.map(({ placeId }) => placeId)))
    case 'state':
      return ruleFor('state', onlyOne(job.places.map(({ stateCode }) => stateCode)))
    case 'employer':
      return ruleFor('employer', job.employer.id)
    case 'specialty':
      return ruleFor('specialty', job.specialty)
    case 'profession':
      return ruleFor('profession', job.profession)
    case 'shifts':
      return ruleFor(
        'refusal',
        refusedDuties.find(duty => judgeRefusal(duty, refusableFacts(job)) === 'has') ?? null,
      )
    case 'pay':
      return ruleFor('pay', highestPay(job))
    case 'known':
    case 'other':
      return null
  }
}

/** The reasons that may be given against an ad, with the rule of each. Places that say nothing about the ad are no reasons. */
export function choicesOf(job: JobRow): { choice: DismissalChoice; rule: NamedRule | null }[] {
  return dismissalChoices.flatMap(choice => {
    const rule = ruleOfDismissal(choice, job)
    const isPlace = choice === 'town' || choice === 'state'
    return isPlace && !rule ? [] : [{ choice, rule: rule && { ...rule, employer: job.employer.name } }]
  })
}

function ruleFor(kind: RuleFact['kind'], value: string | number | null): RuleFact | null {
  return value === null ? null : { kind, value: String(value) }
}

/** What all places of an ad share; an ad in several towns says nothing against one of them. */
function onlyOne<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null] = values
  return values.every(value => value === first) ? first : null
}

/** As search counts it: stated, else given by the table of the collective agreement. */
function highestPay({ pay, derivedPay }: JobRow): number | null {
  if (derivedPay) return payMonthEur({ ...derivedPay, period: 'month' }).max
  if (!pay) return null
  const { min, max } = payMonthEur(pay)
  return max ?? min
}
