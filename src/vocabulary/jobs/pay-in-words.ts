import { formatAmount, formatMoney } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Translate } from '../../i18n/make-translator.ts'
import { shortSchemeName } from '../pay/tariffs/chosen-tariff.ts'
import type { JobDerivedPay, JobPay, JobRow } from './job-row.ts'

/** Pay as the ad states it: "3.200–3.900 € im Monat · TVöD-P P8". Null when it states nothing that can be shown. */
export function payInWords(pay: JobPay | null, locale: Locale, t: Translate): string | null {
  if (!pay) return null
  const range = rangeText(pay, locale, t)
  const parts = [range, tariffText(pay, t)].filter(part => part !== null)
  if (parts.length > 0) return parts.join(' · ')
  return pay.text
}

/**
 * For lists: as the ad states it, else what the table of its collective agreement gives: "TVöD P8 · 3.701–4.489 € im Monat". Null when
 * neither is known.
 */
export function payOnCard(
  { pay, derivedPay }: Pick<JobRow, 'pay' | 'derivedPay'>,
  locale: Locale,
  t: Translate,
): string | null {
  if (!derivedPay) return payInWords(pay, locale, t)
  const { min, max, currency } = derivedPay
  const name = (pay && tariffText(pay, t)) ?? groupName(derivedPay, locale)
  return `${name} · ${rangeText({ min, max, currency, period: 'month' }, locale, t)}`
}

/** The name of the agreement without what its table is for: "TVöD-P P8". */
function groupName({ scheme, group, groupTo }: JobDerivedPay, locale: Locale): string {
  return `${shortSchemeName(scheme, locale)} ${groupTo === null ? group : `${group}–${groupTo}`}`.trim()
}

/** "TVöD-P, P8, Stufe 2–6". */
function tariffText({ tariff, tariffGroup, tariffSteps }: JobPay, t: Translate): string | null {
  if (tariff === null) return null
  const steps = tariffSteps && stepsText(tariffSteps, t)
  return [tariff, tariffGroup, steps].filter(part => part !== null).join(', ')
}

function stepsText({ from, to }: { from: number; to: number }, t: Translate): string {
  return t('job-words.tariff-steps', { steps: from === to ? String(from) : `${from}–${to}` })
}

/** "3.200–3.900 € im Monat"; without a period the amounts alone. */
export function rangeText(
  pay: Pick<JobPay, 'min' | 'max' | 'currency' | 'period'>,
  locale: Locale,
  t: Translate,
): string | null {
  const { min, max, currency, period } = pay
  const money = (amount: number) =>
    formatMoney(amount, currency, locale, amount < 1_000 && amount % 1 !== 0 ? 2 : 0)
  const per = period ? ` ${t(`job-words.per.${period}`)}` : ''
  if (min !== null && max !== null && min !== max) {
    const [from, to] =
      locale === 'de' ? [formatAmount(min, locale), money(max)] : [money(min), formatAmount(max, locale)]
    return `${from}–${to}${per}`
  }
  if (min !== null && max !== null) return money(min) + per
  if (min !== null) return t('job-words.pay-from', { amount: money(min) }) + per
  if (max !== null) return t('job-words.pay-to', { amount: money(max) }) + per
  return null
}
