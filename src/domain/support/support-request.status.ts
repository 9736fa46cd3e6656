import { lifecycle } from '../caller/lifecycle.status.ts'

/** `answered`: it is the person's turn. `open`: the person has written again. */
export const supportStatuses = ['unconfirmed', 'new', 'answered', 'open', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** Whoever wrote, an administrator, and the site itself. */
export type SupportParty = 'person' | 'team' | 'site'

/** Every allowed step. Who writes again after the end opens it again. */
export const supportLife = lifecycle<SupportStatus, SupportParty>({
  unconfirmed: { new: ['person'] },
  new: { answered: ['team'], closed: ['team', 'person'] },
  answered: { open: ['person'], closed: ['team', 'person', 'site'] },
  open: { answered: ['team'], closed: ['team', 'person'] },
  closed: { open: ['person'], answered: ['team'] },
})
