import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { deviceName, readDevice } from '../../accounts/device.ts'
import { detailsInWords } from '../../audit/details-in-words.ts'
import type { ListValue } from './list.queries.ts'
import { type ListName, listShapes } from './list.values.ts'

/** Values that have their texts elsewhere on the site. */
const textsElsewhere: Partial<Record<ListName, Record<string, (value: string) => string>>> = {
  tickets: { topic: value => `support.topic.${value}`, status: value => `support.status.${value}` },
  orders: { status: value => `order-words.status.${value}` },
  ideas: { status: value => `ideas-words.status.${value}` },
  articles: { state: value => `blog.state.${value}` },
  admins: { role: value => `admin.role.${value}` },
  log: { kind: value => `audit.kind.${value}` },
}

/** The key of the text of a value that is one of several. */
export function choiceKey(list: ListName, column: string, value: string): string {
  return textsElsewhere[list]?.[column]?.(value) ?? `desk-words.value.${list}.${column}.${value}`
}

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
