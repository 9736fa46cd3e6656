import type { ComparedJob } from '../../../../domain/comparison/compare-jobs.ts'
import type { CentsRange, ComparedPay, PaySource } from '../../../../domain/comparison/compared-pay.ts'
import type { DatedRate } from '../../../../domain/comparison/dated-rate.ts'
import { formatAmount, formatDate, formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { payInWords } from '../../../../vocabulary/jobs/pay-in-words.ts'
import type { TableFacts, YearParts } from '../../../../vocabulary/pay/gross/gross-of.ts'
import { adPath, askedCell, type CellView, type CellWords, decimal, known, type Note } from './cell.server.ts'

type Amount = Extract<ComparedPay, { kind: 'amount' }>
type Payed = { words: CellWords; rate: DatedRate | null }

export function monthCell(view: ComparedJob, { words, rate }: Payed): CellView {
  return payCell(view, words, pay => {
    const { t, locale } = words
    return known(
      [
        rangeText(pay.month, pay.currency, words),
        ...(pay.inEur
          ? [t('comparison-words.pay.in-eur', { amount: rangeText(pay.inEur.month, 'EUR', words) })]
          : []),
      ],
      [
        ...sourceNotes(view, pay.source, words),
        ...timesNote(pay.source, t),
        ...rateNote(pay, rate, words, locale),
      ],
    )
  })
}

export function yearCell(view: ComparedJob, words: CellWords): CellView {
  const { t } = words
  const ofPay = (pay: Amount) =>
    known(
      [
        rangeText(pay.year, pay.currency, words),
        ...(pay.inEur
          ? [t('comparison-words.pay.in-eur', { amount: rangeText(pay.inEur.year, 'EUR', words) })]
          : []),
      ],
      [
        ...(isEqual(pay.average, pay.month)
          ? []
          : [
              {
                text: t('comparison-words.pay.average', {
                  amount: rangeText(pay.average, pay.currency, words),
                }),
              },
            ]),
        { text: yearNote(pay.source, t) },
      ],
    )
  // The month asks already.
  return { ...payCell(view, words, ofPay), ask: null, asked: null }
}

function payCell(view: ComparedJob, words: CellWords, ofAmount: (pay: Amount) => CellView): CellView {
  const { t, locale } = words
  const { pay } = view.computed
  if (pay.kind === 'amount') return askedCell(view, 'pay', ofAmount(pay), words)
  if (pay.kind === 'unknown') return askedCell(view, 'pay', null, words)
  const stated = payInWords(view.job.pay, locale, t) ?? t('comparison-words.pay.agreement')
  const notes = [
    { text: t('comparison-words.by-ad'), to: adPath(view, locale) },
    { text: t('comparison-words.pay.no-amount') },
  ]
  return known([stated], notes)
}

function rangeText({ min, max }: CentsRange, currency: 'EUR' | 'CHF', { t, locale }: CellWords): string {
  const money = (cents: number) => formatMoney(Math.round(cents / 100), currency, locale, 0)
  if (min === null) return max === null ? '' : t('comparison-words.pay.to', { amount: money(max) })
  if (max === null) return t('comparison-words.pay.from', { amount: money(min) })
  if (Math.round(min / 100) === Math.round(max / 100)) return money(min)
  const plain = (cents: number) => formatAmount(Math.round(cents / 100), locale)
  return locale === 'de' ? `${plain(min)}–${money(max)}` : `${money(min)}–${plain(max)}`
}

function isEqual(one: CentsRange, other: CentsRange): boolean {
  return one.min === other.min && one.max === other.max
}

/** Where the amount comes from: the ad, with what it states where that was converted; or the table, with its days and its source. */
function sourceNotes(view: ComparedJob, source: PaySource, words: CellWords): Note[] {
  const { t, locale, workloadPercent } = words
  const to = adPath(view, locale)
  if (source.kind === 'table') return tableNotes(source, to, words)
  const isAsStated = source.period === 'month' && (workloadPercent === 100 || !source.isForWorkload)
  const stated = isAsStated ? null : payInWords(view.job.pay, locale, t)
  const { hours } = source
  return [
    { text: stated === null ? t('comparison-words.by-ad') : t('comparison-words.by-ad-as', { stated }), to },
    ...(hours
      ? [
          {
            text: t(`comparison-words.pay.hours-${hours.isUsual ? 'usual' : 'ad'}`, {
              hours: decimal(hours.perWeek, locale),
            }),
          },
        ]
      : []),
    ...(source.isForWorkload ? [] : [{ text: t('comparison-words.pay.part-time') }]),
  ]
}

function tableNotes(
  { table, group, step }: Extract<PaySource, { kind: 'table' }>,
  adTo: string,
  { t, locale }: CellWords,
): Note[] {
  const name = table.name[locale]
  const text =
    step === null
      ? t('comparison-words.pay.table', { table: name, group })
      : t('comparison-words.pay.table-step', { table: name, group, step })
  return [
    { text, to: `${adTo}#tariff` },
    { text: validityText(table, t, locale) },
    ...(table.source
      ? [
          {
            text: t('tariff-words.source', { title: table.source.title[locale] }),
            to: table.source.url,
            isElsewhere: true,
          },
        ]
      : []),
  ]
}

function validityText({ validFrom, validTo, standing }: TableFacts, t: Translate, locale: Locale): string {
  if (validFrom === null) return t('tariff-words.dated-unknown')
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  const kind = standing === 'current' ? 'valid' : 'dated'
  return validTo === null
    ? t(`tariff-words.${kind}-open`, { from: date(validFrom) })
    : t(`tariff-words.${kind}`, { from: date(validFrom), to: date(validTo) })
}

function timesNote(source: PaySource, t: Translate): Note[] {
  const count = source.kind === 'ad' ? source.payments.count : source.year.payments
  return count === 12 ? [] : [{ text: t('comparison-words.pay.times', { count }) }]
}

function rateNote({ currency }: Amount, rate: DatedRate | null, { t }: CellWords, locale: Locale): Note[] {
  if (currency === 'EUR') return []
  if (!rate) return [{ text: t('comparison-words.pay.no-rate') }]
  const date = formatDate(new Date(`${rate.day}T12:00:00Z`), locale)
  const inEur = `${decimal(rate.eurPerChf, locale, 6)} €`
  return [{ text: t('comparison-words.pay.rate', { rate: inEur, date }) }]
}

/** Of what the year is made. */
function yearNote(source: PaySource, t: Translate): string {
  if (source.kind === 'table') return bonusText(source.year, t)
  if (source.period === 'year') return t('comparison-words.pay.payments-in-year')
  const { basis, count } = source.payments
  return t(`comparison-words.pay.payments-${basis}`, { count })
}

function bonusText({ isBonusKnown, payments, bonusCents }: YearParts, t: Translate): string {
  if (!isBonusKnown) return t('tariff-words.unknown-bonus')
  if (payments !== 12) return t('tariff-words.payments', { count: payments })
  return t(bonusCents > 0 ? 'tariff-words.bonus' : 'tariff-words.no-bonus')
}
