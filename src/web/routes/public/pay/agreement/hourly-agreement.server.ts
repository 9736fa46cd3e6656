import { formatCount } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { type Gross, grossOf } from '../../../../../vocabulary/pay/gross/gross-of.ts'
import type { PayScheme } from '../../../../../vocabulary/pay/tables/pay-scheme.ts'
import { href } from '../../../../addresses.ts'
import {
  money,
  sourceLink,
  type TariffPayView,
  validity,
} from '../../../../parts/public/ad-page/tariff-pay.server.ts'
import { impossibleNumbers, numberOf } from '../../../../parts/public/pay/asked-numbers.server.ts'

/** The full-time week of most care homes. */
const usualHours = 39
const mostHours = 48

type Asked = { on: string; locale: Locale; search: URLSearchParams }

/** The calculator of a scheme that pays by the hour: all its groups, and the month that so many hours a week come to. */
export function hourlyView(scheme: PayScheme, { on, locale, search }: Asked): TariffPayView | null {
  const t = translator(locale)
  const hours = numberOf(search.get('hours'), 1, mostHours) ?? usualHours
  const groups = [...(scheme.tables[0]?.groups.values() ?? [])]
  const paid = groups.flatMap(({ code, label, steps }) => {
    const gross = grossOf({
      scheme: scheme.id,
      group: code,
      step: steps[0]?.label ?? '',
      workloadPercent: 100,
      weeklyHours: hours,
      on,
    })
    return gross.kind === 'gross' ? [{ label: label[locale], gross }] : []
  })
  const [first] = paid
  if (!first) return null
  const { table } = first.gross
  const label = t('pay-words.hourly.hours')
  const fields = [{ name: 'hours', label, value: String(hours), min: 1, max: mostHours }]
  const written = formatCount(hours, locale)
  return {
    heading: t('pay-words.hourly.heading'),
    about: [t('pay-words.hourly.about', { table: table.name[locale] }), validity(table, { t, locale })],
    columns: [
      t('pay-words.agreement.group'),
      t('pay-words.hourly.hour'),
      t('pay-words.hourly.month', { hours: written }),
    ],
    rows: paid.map(({ label, gross }) => ({
      key: gross.group,
      step: label,
      amounts: [hourOf(gross, locale), money(gross.monthCents, gross, locale)],
      mark: '',
    })),
    answer: impossibleNumbers(search, fields, t),
    scheme: scheme.id,
    allowances: null,
    links: sourceLink(table, { t, locale }),
    form: {
      action: `${href('pay-agreement', locale, { scheme: scheme.id })}#tariff`,
      list: null,
      fields,
      submit: t('tariff-words.compute'),
    },
  }
}

function hourOf(gross: Gross, locale: Locale): string {
  return money(gross.hourCents ?? 0, gross, locale)
}
