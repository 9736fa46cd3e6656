import { formatCountry, formatDate, formatMoney } from '../../i18n/format.ts'
import { translator } from '../../i18n/translate.ts'
import type { Invoice, Period } from '../invoice.schema.ts'

/** How an invoice of this language and currency says things. */
export function wordsOf({ language, currency }: Pick<Invoice, 'language' | 'currency'>) {
  const t = translator(language)
  const day = (text: string) => formatDate(new Date(`${text}T12:00:00Z`), language)
  return {
    t,
    day,
    money: (cents: number) => formatMoney(cents / 100, currency, language),
    country: (code: string) => formatCountry(code, language),
    percent: (basisPoints: number) => {
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(basisPoints / 100)
      return language === 'de' ? `${number}\u00a0%` : `${number}%`
    },
    period: ({ from, to }: Period) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
  }
}

export type Words = ReturnType<typeof wordsOf>
