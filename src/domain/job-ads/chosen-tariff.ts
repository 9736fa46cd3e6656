import { type ChosenTariff, groupsOfScheme, noScheme } from '../../vocabulary/pay/tariffs/chosen-tariff.ts'
import { type FieldErrors, Invalid } from '../caller/errors.ts'
import type { JobAd } from './job-ad.schema.ts'

type Choice = Pick<JobAd, 'payScheme' | 'payGroup' | 'payStepFrom' | 'payStepTo'>

/** What an ad chooses from the tables of pay; null where it leaves it to its words. */
export function chosenTariff(ad: Choice): ChosenTariff | null {
  const { payScheme: scheme, payGroup: group, payStepFrom, payStepTo } = ad
  if (scheme === null) return null
  if (scheme === noScheme) return { scheme: null, group: null, stepFrom: null, stepTo: null }
  // Steps of no group say nothing.
  const [stepFrom, stepTo] = group === null ? [null, null] : [payStepFrom, payStepTo]
  return { scheme, group, stepFrom, stepTo }
}

/** @throws Invalid for an agreement, group or step that is in no table, as when the agreement was changed and the group was not */
export function requireKnownTariff(ad: Choice): void {
  const chosen = chosenTariff(ad)
  const problem = chosen?.scheme != null && tariffProblem(chosen)
  if (problem) throw new Invalid(problem)
}

function tariffProblem({ scheme, group, stepFrom, stepTo }: ChosenTariff): FieldErrors | null {
  const groups = groupsOfScheme(scheme)
  if (groups.size === 0) return { payScheme: [{ key: 'ads.problem.scheme' }] }
  if (group === null) return null
  const steps = groups.get(group)?.steps.map(({ label }) => label)
  if (!steps) return { payGroup: [{ key: 'ads.problem.scheme-group' }] }
  const unknown = [{ key: 'ads.problem.scheme-step' }]
  if (stepFrom !== null && !steps.includes(stepFrom)) return { payStepFrom: unknown }
  if (stepTo !== null && !steps.includes(stepTo)) return { payStepTo: unknown }
  const isOver = stepFrom !== null && stepTo !== null && steps.indexOf(stepFrom) > steps.indexOf(stepTo)
  return isOver ? { payStepTo: [{ key: 'ads.problem.range' }] } : null
}
