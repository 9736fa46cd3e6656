import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { deviceName, readDevice } from '../../accounts/device.ts'
import { detailsInWords } from '../../audit/details-in-words.ts'
import { choiceKey } from '../../audit/list-words.ts'
import type { ListValue } from './list.queries.ts'
import { type ListName, listShapes } from './list.values.ts'

/** A value as people read it. */
export function listText(
  locale: Locale,
  { list, column, value }: { list: ListName; column: string; value: ListValue },
): string {
  if (value === null) return ''
  const kind = listShapes[list].columns[column]
  if (kind === 'choice') return translator(locale)(choiceKey(list, column, String(value)))
  if (value instanceof Date) return formatMoment(value, locale)
  if (kind === 'device') return deviceName(readDevice(String(value))) ?? ''
  if (typeof value !== 'object') return String(value)
  if (kind === 'details') return detailsInWords(value, locale)
  const { cents, currency } = value
  if (kind === 'money' && (currency === 'EUR' || currency === 'CHF'))
    return formatMoney(Number(cents) / 100, currency, locale)
  return String(value[locale] ?? '')
}
