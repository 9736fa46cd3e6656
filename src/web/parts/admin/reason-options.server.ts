import { decisionReasons } from '../../../domain/moderation/moderation.values.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'

/** The grounds of decisions, to choose from. */
export function reasonOptions(locale: Locale) {
  const t = translator(locale)
  return decisionReasons.map(value => ({ value, label: t(`moderation-words.reason-name.${value}`) }))
}
