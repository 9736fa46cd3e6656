import { type CriterionKey, criteria, pointsOf } from './criteria.ts'
import {
  type FieldName,
  type Judged,
  judgeJob,
  type MatchJob,
  type MatchNote,
  type MatchState,
  statedOf,
  type Wish,
} from './criterion.ts'
import { type GateKey, gates } from './gates.ts'
import type { MatchProfile } from './match-profile.ts'

/** `wanted` is what the person said, `stated` what the ad says, and `field` where it says so; places and pay as texts. */
type Reason<Key> = {
  key: Key
  state: MatchState
  note: MatchNote | null
  wanted: readonly string[]
  stated: readonly string[]
  /** Not the ad says so, but the table of the agreement that it names. */
  isComputed: boolean
  field: FieldName
}

export type JudgedGate = Reason<GateKey>
export type JudgedCriterion = Reason<CriterionKey>

/** `order` is evidence: more is better, and nothing to be shown. `isFit`: no gate is known to fail, and the profession is a related one. */
export type Match = {
  isFit: boolean
  gates: readonly JudgedGate[]
  criteria: readonly JudgedCriterion[]
  order: number
}

/** What of an ad meets a profile, what does not, and what nobody knows; the same whether ads or people are looked for. */
export function explain(profile: MatchProfile, job: MatchJob): Match {
  return explainer(profile)(job)
}

/** The same for many ads in a row. */
export function explainer(profile: MatchProfile): (job: MatchJob) => Match {
  const asked = gates.flatMap(({ key, make }) => make(profile).map(wish => ({ key, wish })))
  const wishes = criteria.flatMap(rule => {
    const wish = rule.make(profile)
    return wish === null ? [] : [{ rule, wish }]
  })
  return job => {
    const judgedGates = asked.flatMap(({ key, wish }): JudgedGate[] => {
      const judged = judgeJob(wish, job)
      return judged === null ? [] : [reason(key, wish, judged, job)]
    })
    let order = 0
    let isCandidate = true
    const judgedCriteria = wishes.flatMap(({ rule, wish }): JudgedCriterion[] => {
      const judged = judgeJob(wish, job)
      if (judged === null) return []
      order += pointsOf(rule, judged)
      isCandidate &&= judged.note !== 'unrelated'
      return [reason(rule.key, wish, judged, job)]
    })
    const isFit = isCandidate && judgedGates.every(({ state }) => state !== 'unmet')
    return { isFit, gates: judgedGates, criteria: judgedCriteria, order }
  }
}

function reason<Key>(key: Key, wish: Wish, { state, note }: Judged, job: MatchJob): Reason<Key> {
  const field = note === 'remote' ? note : wish.fact
  const isComputed = field === 'pay' && job.isPayDerived
  return { key, state, note, wanted: wish.wanted, stated: statedOf(job, field), isComputed, field }
}
