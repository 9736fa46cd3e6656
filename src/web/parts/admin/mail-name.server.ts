import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'

/** What a mail is called among those who run the board: its title, unless that depends on what happened. */
export function mailName(template: string, locale: Locale): string {
  const t = translator(locale)
  const key = `desk-words.mail-name.${template}`
  const name = t(key)
  return name === key ? t(`mail.${template}.title`) : name
}
