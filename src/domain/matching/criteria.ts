import type { FieldName, Judged, MakeWish } from './criterion.ts'
import { languageWish, qualificationWish, trainingWish } from './judge-demands.ts'
import {
  contractWish,
  distanceWish,
  employerWish,
  employmentWish,
  payWish,
  shiftWish,
  startWish,
  workloadWish,
} from './judge-terms.ts'
import { experienceWish, professionWish, specialtyWish } from './judge-work.ts'

export type CriterionKey =
  | 'profession'
  | 'specialty'
  | 'experience'
  | 'qualifications'
  | 'training'
  | 'languages'
  | 'workload'
  | 'employment'
  | 'shifts'
  | 'distance'
  | 'pay'
  | 'contract'
  | 'employer'
  | 'start'

export type CriterionRule = {
  key: CriterionKey
  /** What it reads of an ad. */
  field: FieldName
  /** How much it counts, for the page that explains the order. */
  weight: 'most' | 'much' | 'some' | 'little'
  /** Evidence for an ad that meets it and against one that does not; what is not stated is no evidence. */
  met: number
  unmet: number
  make: MakeWish
}

/**
 * All criteria, in the order in which they are named. Points are evidence that adds up, so that an ad with much that is known to fit comes
 * before one that says little; what is known not to fit weighs more than what does.
 */
export const criteria: readonly CriterionRule[] = [
  { key: 'profession', field: 'profession', weight: 'most', met: 8, unmet: 6, make: professionWish },
  { key: 'specialty', field: 'specialty', weight: 'most', met: 4, unmet: 4, make: specialtyWish },
  { key: 'experience', field: 'experience', weight: 'much', met: 1, unmet: 4, make: experienceWish },
  {
    key: 'qualifications',
    field: 'qualification',
    weight: 'much',
    met: 1.5,
    unmet: 3,
    make: qualificationWish,
  },
  { key: 'training', field: 'training', weight: 'some', met: 1, unmet: 0, make: trainingWish },
  { key: 'languages', field: 'languageLevel', weight: 'much', met: 0.5, unmet: 3, make: languageWish },
  { key: 'distance', field: 'place', weight: 'much', met: 3, unmet: 2, make: distanceWish },
  { key: 'pay', field: 'pay', weight: 'much', met: 2, unmet: 2.5, make: payWish },
  { key: 'shifts', field: 'shift', weight: 'much', met: 2, unmet: 2.5, make: shiftWish },
  { key: 'workload', field: 'workload', weight: 'some', met: 1.5, unmet: 2, make: workloadWish },
  { key: 'employment', field: 'employmentType', weight: 'some', met: 1.5, unmet: 2.5, make: employmentWish },
  { key: 'employer', field: 'employerType', weight: 'some', met: 1.5, unmet: 1.5, make: employerWish },
  { key: 'contract', field: 'contract', weight: 'some', met: 1, unmet: 2, make: contractWish },
  { key: 'start', field: 'start', weight: 'little', met: 0.5, unmet: 1, make: startWish },
]

/** The evidence of one judgement. */
export function pointsOf({ met, unmet }: CriterionRule, { state, share }: Judged): number {
  if (state === 'unknown') return 0
  return state === 'met' ? met * share : -unmet * share
}
