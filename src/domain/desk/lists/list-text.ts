import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { deviceName, readDevice } from '../../accounts/device.ts'
import type { AuditDetail } from '../../audit/audit-details.values.ts'
import { detailsInWords } from '../../audit/details-in-words.ts'
import { choiceKey } from '../../audit/list-words.ts'
import type { ListRow } from './list.queries.ts'
import { type ListName, listShapes } from './list.values.ts'

type Cell = { list: ListName; column: string; row: Pick<ListRow, 'values'>; columns: readonly string[] }

/** A value as people read it, in a row of which `columns` are shown. */
export function listText(locale: Locale, { list, column, row, columns }: Cell): string {
  const value = row.values[column] ?? null
  if (value === null) return ''
  const kind = listShapes[list].columns[column]
  if (kind === 'choice') return translator(locale)(choiceKey(list, column, String(value)))
  if (value instanceof Date) return formatMoment(value, locale)
  if (kind === 'device') return deviceName(readDevice(String(value))) ?? ''
  if (typeof value !== 'object') return String(value)
  if (kind === 'details') return detailsInWords(value, locale, namedBeside(row, columns))
  const { cents, currency } = value
  if (kind === 'money' && (currency === 'EUR' || currency === 'CHF'))
    return formatMoney(Number(cents) / 100, currency, locale)
  return String(value[locale] ?? '')
}

/** The numbers of those whom another column calls by name. */
function namedBeside({ values }: Cell['row'], columns: readonly string[]): AuditDetail[] {
  const isNamed = (column: string) => columns.includes(column) && typeof values[column] === 'string'
  return [
    ...(isNamed('employer') ? (['employerId'] as const) : []),
    ...(isNamed('person') ? (['adminId'] as const) : []),
  ]
}
