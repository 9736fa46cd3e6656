import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'

/** What the rows of a table are, for whoever decides about a merge; null where nothing is known to call them. */
export function tableInWords(table: string, locale: Locale): string | null {
  const key = `merge-words.kind.${table}`
  const text = translator(locale)(key)
  return text === key ? null : text
}
