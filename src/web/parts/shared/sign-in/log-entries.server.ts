import { deviceName, readDevice } from '../../../../domain/accounts/device.ts'
import type { LogPage } from '../../../../domain/administration/read-own-log.ts'
import { detailsInWords } from '../../../../domain/audit/details-in-words.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'

export type LogEntry = {
  id: number
  at: string
  kind: string
  who: string | null
  /** The beginning of the id of an account that no longer exists. */
  gone: string | null
  by: string | null
  from: string
  /** What else was noted, such as a reason. */
  details: string
  employer: { id: number; name: string } | null
}

/** The id before which a page of the log begins; null for the newest entries. */
export function readLogPosition(request: Request): number | null {
  const before = Number(new URL(request.url).searchParams.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? before : null
}

export function logPage(page: LogPage, locale: Locale): { entries: LogEntry[]; nextBeforeId: number | null } {
  const entries = page.entries.map(entry => {
    const { id, at, kind, userId, userName, actorName, address, userAgent, details } = entry
    const { employerId, employerName } = entry
    return {
      id,
      at: formatMoment(at, locale),
      kind,
      who: userName,
      gone: userId !== null && userName === null ? userId.slice(0, 8) : null,
      // The employer stands there by name.
      details: detailsInWords(details, locale, ['employerId']),
      by: actorName,
      from: [deviceName(readDevice(userAgent)), address].filter(Boolean).join(', '),
      employer: employerId !== null && employerName !== null ? { id: employerId, name: employerName } : null,
    }
  })
  return { entries, nextBeforeId: page.nextBeforeId }
}
