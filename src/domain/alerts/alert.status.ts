import { lifecycle } from '../caller/lifecycle.status.ts'

/** A guest's alert does nothing until its address is confirmed. */
const alertStatuses = ['unconfirmed', 'active', 'paused'] as const
export type AlertStatus = (typeof alertStatuses)[number]

/** Who reads its mails, whoever holds the link that was sent to confirm its address, and the site itself. */
type AlertParty = 'reader' | 'confirmer' | 'site'

/** Every allowed step; asking for the state that is there already is no step and no mistake. */
export const alertLife = lifecycle<AlertStatus, AlertParty>({
  unconfirmed: { active: ['confirmer'] },
  active: { paused: ['reader', 'site'] },
  paused: { active: ['reader', 'site'] },
})

export type AlertAction = 'confirm' | 'pause' | 'resume'

export const alertActions: Record<AlertAction, { to: AlertStatus; by: AlertParty }> = {
  confirm: { to: 'active', by: 'confirmer' },
  pause: { to: 'paused', by: 'reader' },
  resume: { to: 'active', by: 'reader' },
}
