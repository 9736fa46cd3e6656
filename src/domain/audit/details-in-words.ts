import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import type { AuditDetail, AuditDetailValue } from './audit-details.values.ts'
import { choiceKey } from './list-words.ts'

type Details = Readonly<Record<string, AuditDetailValue>>
type Texts = (value: string) => string[]

const ownText = (value: string) => `audit-words.value.${value}`
const stateTexts: Texts = value => [`admin.role.${value}`, `ideas-words.status.${value}`]
const switchTexts: Texts = value => [`system-words.switch.${value}`]

/** Where the text of a value is, if it is one of several and the page where it is chosen has a text for it. */
const textsOf: Partial<Record<string, Texts>> = {
  from: stateTexts,
  to: stateTexts,
  role: value => [`admin.role.${value}`],
  list: value => [`desk-words.title.${value}`],
  switch: switchTexts,
  task: switchTexts,
  rule: value => [`moderation.rule.${value}.title`],
  mode: value => [`moderation.rules.modes.${value}`],
  measure: value => [`moderation-words.measure-name.${value}`],
  reason: value => [`moderation-words.reason-name.${value}`],
  type: value => [`factors.type.${value}`],
  kind: value => [`audit.kind.${value}`, `moderation.kind.${value}`, `order-words.granted.${value}`],
} satisfies Partial<Record<AuditDetail, Texts>>

/** In the words of people, never looked up in the texts. */
const asTyped: readonly string[] = ['code', 'number', 'prefix', 'newPrefix', 'of'] satisfies AuditDetail[]
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** What an entry of the log noted, as people read it: `Grund: Werbung, Rolle: Support`. Names in `without` are left out. */
export function detailsInWords(
  details: Details,
  locale: Locale,
  without: readonly AuditDetail[] = [],
): string {
  const { from, to, ...others } = details
  // The database keeps names by their length, "to" before "from".
  const inOrder = { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...others }
  return Object.entries(inOrder)
    .filter(([name]) => !without.some(each => each === name))
    .map(([name, value]) => `${wordOf(name, locale)}: ${told(details, name, value, locale)}`)
    .join(', ')
}

function told(details: Details, name: string, value: AuditDetailValue, locale: Locale): string {
  return name === 'filters'
    ? filtersInWords(String(details.list), String(value), locale)
    : valueInWords(name, value, locale)
}

/** What a list was narrowed to, noted as in the address of its page: `Stand „bezahlt“ und Zahlweise „online“`. */
function filtersInWords(list: string, filters: string, locale: Locale): string {
  // Entries of former times have values alone.
  if (!filters.includes('=')) return filters
  const t = translator(locale)
  const parts = [...new URLSearchParams(filters)].map(([name, value]) =>
    t('audit-words.narrowed', {
      name: textOf([`desk-words.filter.${list}.${name}`], locale) ?? name,
      value: textOf([choiceKey(list, name, value)], locale) ?? dayOr(value, locale),
    }),
  )
  return new Intl.ListFormat(locale).format(parts)
}

/** Entries of former times may have names that nobody writes any more. */
function wordOf(name: string, locale: Locale): string {
  return textOf([`audit-words.detail.${name}`], locale) ?? name
}

function valueInWords(name: string, value: AuditDetailValue, locale: Locale): string {
  if (typeof value === 'boolean') return translator(locale)(value ? ownText('yes') : ownText('no'))
  if (typeof value === 'number' || asTyped.includes(name)) return String(value)
  return textOf([...(textsOf[name]?.(value) ?? []), ownText(value)], locale) ?? dayOr(value, locale)
}

function dayOr(value: string, locale: Locale): string {
  return dayPattern.test(value) ? formatDate(new Date(value), locale) : value
}

function textOf(keys: readonly string[], locale: Locale): string | null {
  const t = translator(locale)
  return keys.map(key => [key, t(key)]).find(([key, text]) => text !== key)?.[1] ?? null
}
