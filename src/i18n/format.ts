import { berlinDay, berlinZone, calendarDaysBetween } from '../basics/berlin.ts'
import { dayMs } from '../basics/time.ts'

type Language = 'de' | 'en'
type Currency = 'EUR' | 'CHF'

const tags: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

type Format =
  | Intl.NumberFormat
  | Intl.DateTimeFormat
  | Intl.RelativeTimeFormat
  | Intl.DisplayNames
  | Intl.ListFormat

const made = new Map<string, Format>()

/** Intl formats cost far more to create than to use, so each is created once. */
function once<T extends Format>(key: string, make: () => T): T {
  let format = made.get(key)
  if (!format) {
    format = make()
    made.set(key, format)
  }
  // The cast: the key includes the kind, so the cached format is of that kind.
  return format as T
}

/** `21.11.2026` in German, `21/11/2026` in English; in Berlin time. */
export function formatDate(date: Date, locale: Language): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: berlinZone } as const
  return once(`date ${locale}`, () => new Intl.DateTimeFormat(tags[locale], options)).format(date)
}

/** `21.11.2026, 09:05` in German, `21/11/2026, 09:05` in English; in Berlin time. */
export function formatMoment(date: Date, locale: Language): string {
  const options = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: berlinZone,
  } as const
  return once(`moment ${locale}`, () => new Intl.DateTimeFormat(tags[locale], options)).format(date)
}

/** The name of a country by its ISO code: `Deutschland` in German, `Germany` in English. */
export function formatCountry(code: string, locale: Language): string {
  const names = once(`country ${locale}`, () => new Intl.DisplayNames(tags[locale], { type: 'region' }))
  return names.of(code) ?? code
}

/** `Bonn, Köln und Trier`, in pieces: the words are elements, what stands between them is literal. */
export function formatListParts(
  words: readonly string[],
  locale: Language,
): { type: 'element' | 'literal'; value: string }[] {
  return once(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' })).formatToParts(
    words,
  )
}

/** `1.234` in German, `1,234` in English. */
export function formatCount(count: number, locale: Language): string {
  // Most counts of a page; they look the same everywhere.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count)
  return once(`count ${locale}`, () => new Intl.NumberFormat(tags[locale])).format(count)
}

/** An amount with its currency; `decimals` defaults to 2, pay uses 0. */
export function formatMoney(amount: number, currency: Currency, locale: Language, decimals = 2): string {
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const
  return once(
    `money ${currency} ${decimals} ${locale}`,
    () => new Intl.NumberFormat(tags[locale], options),
  ).format(amount)
}

/** File sizes: `120 KB`, `1,4 MB`, `5,4 GB`. */
export function formatBytes(bytes: number, locale: Language): string {
  if (bytes >= 1_000_000_000) return `${formatCount(Math.round(bytes / 100_000_000) / 10, locale)} GB`
  const isSmall = bytes < 1_000_000
  const size = isSmall ? Math.max(1, Math.round(bytes / 1_000)) : Math.round(bytes / 100_000) / 10
  return `${formatCount(size, locale)} ${isSmall ? 'KB' : 'MB'}`
}

/** An amount without its currency, for ranges; decimals only for small fractional amounts such as hourly wages. */
export function formatAmount(amount: number, locale: Language): string {
  const decimals = amount < 1_000 && !Number.isInteger(amount) ? 2 : 0
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return once(`amount ${decimals} ${locale}`, () => new Intl.NumberFormat(tags[locale], options)).format(
    amount,
  )
}

/** "heute", "gestern", "vor 3 Tagen", "vor 2 Wochen", "vor 4 Monaten": whole days, weeks from 7 on, months from 30 on. */
export function formatAge(date: Date, now: Date, locale: Language): string {
  const days = Math.max(0, calendarDaysBetween(berlinDay(date), berlinDay(now)))
  const format = once(`age ${locale}`, () => new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto' }))
  if (days < 2) return format.format(-days, 'day')
  const always = once(
    `age always ${locale}`,
    () => new Intl.RelativeTimeFormat(tags[locale], { numeric: 'always' }),
  )
  if (days < 7) return always.format(-days, 'day')
  if (days < 30) return always.format(-Math.floor(days / 7), 'week')
  return always.format(-Math.floor(days / 30), 'month')
}

/** Whole days until `date`, rounded up; 0 when it has passed. */
export function daysRemaining(date: Date, now: Date): number {
  return Math.max(0, Math.ceil((date.getTime() - now.getTime()) / dayMs))
}
