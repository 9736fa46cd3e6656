import type { Locale } from '../i18n/locale.ts'
import { href } from './addresses.ts'

/** Who asks for the time of an interview: the applicant, a guest by the link of the mail, or the employer's people. */
export type CalendarReader = 'applicant' | 'guest' | 'employer'

/** Where a calendar gets the time of an interview; `key` is the application's id, for a guest the token of the link. */
export function calendarPath(reader: CalendarReader, key: string, locale: Locale): string {
  return href('calendar', locale, { reader, key })
}
