import { lifecycle } from '../caller/lifecycle.status.ts'

/**
 * `stated`: the ad itself says it by now. `closed`: the ad ended before anyone answered.
 */
export const jobQuestionStatuses = ['open', 'answered', 'refused', 'stated', 'closed'] as const
export type JobQuestionStatus = (typeof jobQuestionStatuses)[number]

/** Who reads the ad and asks, the employer's team or an administrator for it, and the site itself. */
export type JobQuestionParty = 'reader' | 'employer' | 'site'

/**
 * Every allowed step. A settled question is asked anew when the ad says nothing of it again; what was refused may still be answered, and
 * what is answered changes in the ad, as any other fact.
 */
export const jobQuestionLife = lifecycle<JobQuestionStatus, JobQuestionParty>({
  open: { answered: ['employer'], refused: ['employer'], stated: ['site'], closed: ['site'] },
  answered: { open: ['reader'] },
  refused: { open: ['reader'], answered: ['employer'] },
  stated: { open: ['reader'] },
  closed: { open: ['reader'] },
})
