import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { rangeText } from '../../../../vocabulary/jobs/pay-in-words.ts'
import type { Gross } from '../../../../vocabulary/pay/gross/gross-of.ts'
import { type PayFrom, payByYears } from '../../../../vocabulary/pay/gross/pay-by-years.ts'
import type { PayRange } from '../../../../vocabulary/pay/gross/range-of.ts'
import type { PayGroup, PayScheme } from '../../../../vocabulary/pay/tables/pay-scheme.ts'
import { agreementPath, bonusText, money, validity, type Words } from '../ad-page/tariff-pay.server.ts'

export type PayCurveView = NonNullable<ReturnType<typeof payCurveView>>

type Asked = { scheme: PayScheme; group: PayGroup; on: string; locale: Locale; workload?: number }

/** The drawing goes on for so long after the last step. */
const yearsAfterLast = 3

/**
 * A group's pay by years of experience, as a drawing and a table; null for those who learn, whose steps are no experience, and where the
 * times are not known.
 */
export function payCurveView({ scheme, group, on, locale, workload = 100 }: Asked) {
  const steps = payByYears({ scheme: scheme.id, group: group.code, workloadPercent: workload, on })
  const [first, last] = [steps.at(0), steps.at(-1)]
  if (scheme.employmentKind !== 'employee' || !first || !last || steps.length < 2) return null
  const words = { t: translator(locale), locale }
  const { t } = words
  const month = ({ gross }: PayFrom) => whole(gross.monthCents, gross, locale)
  const { table } = last.gross
  return {
    key: `${scheme.id}-${group.code}`,
    title: t('pay-words.curve.title', { table: scheme.name[locale], group: group.code }),
    about: [
      `${t('pay-words.agreement.result', { code: group.code, label: group.label[locale] })}.`,
      validity(table, words),
      bonusText(last.gross, t),
      ...(scheme.stepYears.basis === 'sourced' ? [] : [t('tariff-words.by-analogy')]),
    ].join(' '),
    total: monthRange({ least: first.gross, most: last.gross }, words),
    text: t('pay-words.curve.text', { least: month(first), most: month(last), years: last.afterYears }),
    most: whole(last.gross.monthCents, last.gross, locale),
    first: t('pay-words.curve.start'),
    last: yearsText(lastYear(last), words),
    bars: barsOf(steps, lastYear(last), words),
    columns: [
      t('tariff-words.step'),
      t('pay-words.curve.from'),
      t('tariff-words.month'),
      t('tariff-words.year'),
    ],
    rows: steps.map(each => ({
      key: each.gross.step,
      cells: [
        yearsText(each.afterYears, words),
        month(each),
        whole(each.gross.yearCents, each.gross, locale),
      ],
    })),
    source: table.source && {
      url: table.source.url,
      label: t('tariff-words.source', { title: table.source.title[locale] }),
    },
    calculator: {
      label: t('pay-words.curve.calculator'),
      to: agreementPath(scheme.id, group.code, locale),
    },
  }
}

/** "3.510–4.305 €"; one amount where both are the same. */
export function monthRange({ least, most }: Pick<PayRange, 'least' | 'most'>, { t, locale }: Words): string {
  const [min, max] = [least, most].map(({ monthCents }) => Math.round(monthCents / 100))
  return (
    rangeText({ min: min ?? null, max: max ?? null, currency: least.currency, period: null }, locale, t) ?? ''
  )
}

function whole(cents: number, gross: Gross, locale: Locale): string {
  return money(Math.round(cents / 100) * 100, gross, locale, 0)
}

function lastYear({ afterYears }: PayFrom): number {
  return Math.ceil(afterYears) + yearsAfterLast
}

function yearsText(years: number, { t }: Words): string {
  return years === 0 ? t('pay-words.curve.start') : t('pay-words.curve.years', { count: years })
}

function barsOf(steps: readonly PayFrom[], last: number, words: Words) {
  return Array.from({ length: last + 1 }, (_, year) => {
    const reached = steps.findLast(({ afterYears }) => afterYears <= year) ?? steps[0]
    const cents = reached?.gross.monthCents ?? 0
    return {
      key: String(year),
      title: reached
        ? words.t('pay-words.curve.step-at', {
            years: yearsText(year, words),
            step: reached.gross.step,
            month: whole(cents, reached.gross, words.locale),
          })
        : '',
      value: cents / 100,
    }
  })
}
