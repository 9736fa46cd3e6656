/** What can be reported. A profile and a request are of the talent pool, a message is one about an application. */
export const reportableKinds = [
  'job',
  'employer',
  'message',
  'profile',
  'request',
  'idea',
  'idea-comment',
] as const
/** An account is taken up by the team alone, by locking it. */
export const targetKinds = [...reportableKinds, 'account'] as const
export type TargetKind = (typeof targetKinds)[number]

/** What is wrong with it, in the order of the form. */
export const reportKinds = [
  'fraud',
  'asks-money',
  'discrimination',
  'wrong-facts',
  'insult',
  'privacy',
  'spam',
  'illegal',
  'child-safety',
  'other',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** How much one report weighs in the queue, which begins with what can hurt most. */
export const weightOf: Record<ReportKind, number> = {
  'child-safety': 100,
  illegal: 20,
  fraud: 20,
  'asks-money': 20,
  discrimination: 10,
  insult: 10,
  privacy: 10,
  'wrong-facts': 5,
  other: 5,
  spam: 3,
}

/** Offences of Directive 2011/93: who reports one need not say who they are (Art. 16 (2) c of the Digital Services Act). */
export const isNamelessAllowed = (kind: ReportKind): boolean => kind === 'child-safety'

export const measures = ['none', 'demote', 'hide', 'end', 'lock'] as const
export type Measure = (typeof measures)[number]

/** What can be done about each; a lock also hides. That of a request keeps its employer out of the talent pool only. */
export const measuresOf: Record<TargetKind, readonly Measure[]> = {
  job: ['none', 'demote', 'hide', 'end'],
  employer: ['none', 'demote', 'hide', 'lock'],
  message: ['none', 'hide'],
  profile: ['none', 'hide', 'lock'],
  request: ['none', 'hide', 'lock'],
  account: ['none', 'lock'],
  idea: ['none', 'hide'],
  'idea-comment': ['none', 'hide'],
}

/** The word for what a measure does: the lock of a question keeps its employer out of the talent pool, that of an account hides nothing. */
export function measureWord(kind: TargetKind, measure: Measure): Measure | 'lock-out' | 'lock-account' {
  if (measure !== 'lock') return measure
  return kind === 'request' ? 'lock-out' : kind === 'account' ? 'lock-account' : measure
}

/** How long a measure lasts, in days; null until it is lifted. What was ended stays ended. */
export const durationsDays = [7, 30, 90, 180] as const
export const hasDuration = (measure: Measure): boolean => measure !== 'none' && measure !== 'end'

/** Grounds of a decision; each rests on the law or on a clause of the terms of use. `no-breach` is for no measure only. */
export const reasonGrounds = {
  'no-breach': 'clause',
  'equal-treatment': 'law',
  fraud: 'law',
  'advance-fee': 'clause',
  'misleading-ad': 'law',
  'not-a-job': 'clause',
  'personal-data': 'law',
  insult: 'law',
  harassment: 'law',
  'false-identity': 'clause',
  spam: 'clause',
  'child-protection': 'law',
  'account-misuse': 'clause',
  'other-law': 'law',
  'other-clause': 'clause',
} as const satisfies Record<string, 'law' | 'clause'>
export type DecisionReason = keyof typeof reasonGrounds
// The cast: the keys of the object above.
export const decisionReasons = Object.keys(reasonGrounds) as DecisionReason[]

export const complaintParties = ['affected', 'reporter'] as const
export type ComplaintParty = (typeof complaintParties)[number]
