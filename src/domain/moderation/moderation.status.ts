import { lifecycle } from '../caller/lifecycle.status.ts'

export const caseStatuses = ['open', 'decided'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** A new report opens a decided case again, and so do the team and a complaint that was right. */
export const caseLife = lifecycle<CaseStatus, 'reporter' | 'team'>({
  open: { decided: ['team'] },
  decided: { open: ['reporter', 'team'] },
})

export const complaintStatuses = ['open', 'upheld', 'reversed'] as const
export type ComplaintStatus = (typeof complaintStatuses)[number]

/** `upheld`: the decision stands. Only somebody else of the team than who decided, which the use case asks. */
export const complaintLife = lifecycle<ComplaintStatus, 'team'>({
  open: { upheld: ['team'], reversed: ['team'] },
  upheld: {},
  reversed: {},
})

export const measureStatuses = ['active', 'time', 'reversed', 'lifted', 'replaced'] as const
export type MeasureStatus = (typeof measureStatuses)[number]
export type MeasureEnd = Exclude<MeasureStatus, 'active'>

/** Ends by itself, by a complaint, by the team with a reason, or by the next decision about the same thing. */
export const measureLife = lifecycle<MeasureStatus, 'site' | 'team'>({
  active: { time: ['site'], reversed: ['team'], lifted: ['team'], replaced: ['team'] },
  time: { reversed: ['team'] },
  reversed: {},
  lifted: {},
  replaced: {},
})
