import type { Locale } from '../i18n/locale.ts'
import { href } from './addresses.ts'

/** Decides what `key` in {@link calendarPath} means and which check the download has to pass. */
export type CalendarReader = 'applicant' | 'guest' | 'employer'

/** `key` is the application's id; for a guest it is the token of the mailed link, which replaces a sign-in. */
export function calendarPath(reader: CalendarReader, key: string, locale: Locale): string {
  return href('calendar', locale, { reader, key })
}
