/** A guest's alert does nothing until its address is confirmed. */
const alertStatuses = ['unconfirmed', 'active', 'paused'] as const
export type AlertStatus = (typeof alertStatuses)[number]

export type AlertAction = 'confirm' | 'pause' | 'resume'

/** Every allowed step; asking for the state that is there already is no step and no mistake. */
export const alertMoves: Record<AlertAction, { from: readonly AlertStatus[]; to: AlertStatus }> = {
  confirm: { from: ['unconfirmed'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
}
