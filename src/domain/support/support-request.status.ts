import { lifecycle } from '../caller/lifecycle.status.ts'

/**
 * `held`: may be spam, and somebody of the team looks at it. `new`: nobody of the team has it yet. `open`: somebody has it, or the person
 * has written again. `waiting`: the team has asked something back. `answered`: it is the person's turn, if anything is left.
 */
export const supportStatuses = [
  'unconfirmed',
  'held',
  'new',
  'open',
  'waiting',
  'answered',
  'closed',
] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** Whoever wrote, an administrator, and the site itself. */
export type SupportParty = 'person' | 'team' | 'site'

/** Every allowed step. Who writes again after the end opens it again. */
export const supportLife = lifecycle<SupportStatus, SupportParty>({
  unconfirmed: { new: ['person'], held: ['person'] },
  held: { new: ['team'], closed: ['team'] },
  new: { held: ['team'], open: ['team'], waiting: ['team'], answered: ['team'], closed: ['team', 'person'] },
  open: { held: ['team'], waiting: ['team'], answered: ['team'], closed: ['team', 'person'] },
  waiting: { open: ['person', 'team'], answered: ['team'], closed: ['team', 'person', 'site'] },
  answered: { open: ['person', 'team'], waiting: ['team'], closed: ['team', 'person', 'site'] },
  closed: { open: ['person', 'team'], waiting: ['team'], answered: ['team'] },
})

/** Where the team's clock runs. */
export const dueStatuses: readonly SupportStatus[] = ['new', 'open']
