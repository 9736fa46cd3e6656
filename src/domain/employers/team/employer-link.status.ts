import { lifecycle } from '../../caller/lifecycle.status.ts'

export type EmployerLinkStatus = 'requested' | 'active' | 'refused'

/** Who asks to act for an employer, who decides about it, and who lets somebody in without being asked. */
type LinkParty = 'asker' | 'decider' | 'inviter'

/** Every allowed step of a person's access to an employer; its end is that there is no row any more. */
export const employerLinkLife = lifecycle<EmployerLinkStatus, LinkParty>({
  requested: { active: ['decider', 'inviter'], refused: ['decider'] },
  refused: { requested: ['asker'], active: ['inviter'] },
  active: {},
})
