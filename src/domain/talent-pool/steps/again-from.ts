import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { ContactState } from '../contact-request.status.ts'

type Last = { state: ContactState; createdAt: Date; answeredAt: Date | null }

/** When the employer may ask the same person again; null while its question is open, and after a yes. */
export function againFrom({ state, createdAt, answeredAt }: Last): Date | null {
  if (state === 'sent' || state === 'accepted') return null
  return daysAfter(answeredAt ?? createdAt, limits.talentAskAgainDays)
}
