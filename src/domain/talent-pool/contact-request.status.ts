import { lifecycle } from '../caller/lifecycle.status.ts'

/** `expired`: 14 days without an answer, or the person left the pool meanwhile; the employer is not told which. */
export const contactStates = ['sent', 'accepted', 'declined', 'not-now', 'withdrawn', 'expired'] as const
export type ContactState = (typeof contactStates)[number]

export type ContactParty = 'person' | 'employer' | 'site'

/** Every allowed step and who takes it. Somebody who said "not now" may still come back to it. */
export const contactLife = lifecycle<ContactState, ContactParty>({
  sent: {
    accepted: ['person'],
    declined: ['person'],
    'not-now': ['person'],
    withdrawn: ['employer'],
    expired: ['site'],
  },
  'not-now': { accepted: ['person'], declined: ['person'], expired: ['site'] },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
})
