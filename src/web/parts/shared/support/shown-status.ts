import type { SupportStatus } from '../../../../domain/support/support-request.status.ts'

/** The state as the person is told: whoever may be a spammer learns nothing, and everyone else need not know. */
export function shownStatus(status: SupportStatus): Exclude<SupportStatus, 'held'> {
  return status === 'held' ? 'new' : status
}
