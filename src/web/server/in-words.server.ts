import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import type { FormMessage } from '../form-answer.ts'

/** The message with its text, from all texts: a page has only those that its own code names, and a key may come from any room. */
export function inWords({ key, params }: FormMessage, locale: Locale): FormMessage {
  return { key, ...(params && { params }), text: translator(locale)(key, params) }
}
