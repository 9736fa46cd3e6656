import { formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { PayScheme } from '../../../../vocabulary/pay/tables/pay-scheme.ts'

export type AllowancesView = NonNullable<ReturnType<typeof allowancesView>>

type Allowance = PayScheme['supplements'][number]

/** What a present scheme pays on top of its table, each with its condition; null where none is known. */
export function allowancesView({ supplements, currency }: PayScheme, locale: Locale, heading: string) {
  if (supplements.length === 0) return null
  const t = translator(locale)
  return {
    heading,
    text: t('pay-words.agreement.allowances-text'),
    columns: [
      t('pay-words.agreement.allowance'),
      t('pay-words.agreement.amount'),
      t('pay-words.agreement.condition'),
    ],
    rows: supplements.map(each => ({
      key: each.code,
      cells: [asHeading(each.label[locale]), amountOf(each, { currency, t, locale }), each.condition[locale]],
    })),
  }
}

/** The tables name them as in a sentence, which in English begins small. */
function asHeading(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}

type Words = { currency: PayScheme['currency']; t: Translate; locale: Locale }

function amountOf({ code, amount, percent, per }: Allowance, { currency, t, locale }: Words): string {
  if (amount !== undefined)
    return t(`pay-words.agreement.per-${per}`, { amount: formatMoney(amount, currency, locale) })
  // The share of a duty on call that counts as work is nothing on top of an hour.
  if (code.startsWith('on-call')) return t('pay-words.agreement.share', { percent: percent ?? 0 })
  return t(`pay-words.agreement.percent-${per}`, { percent: percent ?? 0 })
}
