import { berlinDay } from '../../../../../basics/berlin.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import {
  isByHour,
  type PresentScheme,
  presentScheme,
} from '../../../../../vocabulary/pay/gross/present-schemes.ts'
import { rangeOf } from '../../../../../vocabulary/pay/gross/range-of.ts'
import { schemeIdOn } from '../../../../../vocabulary/pay/gross/table-on.ts'
import type { PayGroup } from '../../../../../vocabulary/pay/tables/pay-scheme.ts'
import { payTables } from '../../../../../vocabulary/pay/tables/pay-tables.ts'
import { readingOfChoice } from '../../../../../vocabulary/pay/tariffs/chosen-tariff.ts'
import { href } from '../../../../addresses.ts'
import { agreementPath, payView } from '../../../../parts/public/ad-page/tariff-pay.server.ts'
import { allowancesView } from '../../../../parts/public/pay/allowances.server.ts'
import { monthRange, payCurveView } from '../../../../parts/public/pay/pay-curve.server.ts'
import { hourlyView } from './hourly-agreement.server.ts'
import { noCalculatorView } from './no-calculator.server.ts'

/** The calculator of one agreement; without amounts where no table holds for certain today. @throws NotFound */
export async function payAgreementView(ctx: Context, id: string, search: URLSearchParams) {
  const { locale } = ctx
  const { schemes, named } = payTables()
  const known = schemes.get(id) ?? named.get(id)
  if (!known) throw new NotFound()
  const t = translator(locale)
  const on = berlinDay(ctx.now())
  const table = known.name[locale]
  const start = { name: t('pay-words.start.title'), to: href('pay', locale) }
  const present = presentScheme(schemeIdOn(id, on), on)
  if (!present || present.scheme.id !== id)
    return { kind: 'none' as const, start, ...noCalculatorView({ id, table, present, on, locale }) }
  const words = {
    start,
    title: t('pay-words.agreement.title', { table }),
    description: t('pay-words.agreement.description', { table }),
    for: t('pay-words.agreement.for', { employers: present.scheme.employers[locale] }),
  }
  if (isByHour(present.scheme))
    return { kind: 'hours' as const, ...words, pay: hourlyView(present.scheme, { on, locale, search }) }
  const group = groupOf(present, search.get('group'))
  return {
    kind: 'table' as const,
    ...words,
    ...calculatorView(ctx, present, group, search),
    groups: { title: t('pay-words.agreement.groups'), links: groupLinks(present, on, locale) },
    allowances: allowancesView(present.scheme, locale, t('pay-words.agreement.allowances')),
    professions: {
      title: t('pay-words.agreement.professions'),
      links: group.professions.map(profession => ({
        label: jobValueLabel('profession', profession, locale),
        to: href('pay-profession', locale, { key: profession.replaceAll('_', '-') }),
      })),
    },
  }
}

/** The group that was asked for; else the first one that people are trained for, not the lowest of the table. */
function groupOf({ groups }: PresentScheme, asked: string | null): PayGroup {
  const chosen =
    groups.find(({ code }) => code === asked) ??
    groups.find(({ professions }) => professions.some(id => usualProfessions.includes(id))) ??
    groups[0]
  if (!chosen) throw new NotFound()
  return chosen
}

const usualProfessions: readonly string[] = ['pflegefachmann', 'mfa', 'facharzt', 'pta']

function calculatorView(
  ctx: Context,
  { scheme, groups }: PresentScheme,
  group: PayGroup,
  search: URLSearchParams,
) {
  const { locale } = ctx
  const t = translator(locale)
  const reading = readingOfChoice({ scheme: scheme.id, group: group.code, stepFrom: null, stepTo: null })
  const path = href('pay-agreement', locale, { scheme: scheme.id })
  const view = reading && payView(ctx, reading, path, search)
  const asked = search.get('group') ?? ''
  const unknown = asked === '' || asked === group.code ? [] : [asked.slice(0, 20)]
  return {
    pay: view && {
      ...view,
      answer: [
        ...unknown.map(asked => t('pay-words.agreement.no-group', { asked, shown: group.code })),
        ...view.answer,
      ],
      heading: t('pay-words.agreement.result', { code: group.code, label: group.label[locale] }),
      links: view.links.filter(({ rel }) => rel !== undefined),
    },
    group: {
      label: t('pay-words.agreement.group'),
      value: group.code,
      options: groups.map(({ code, label }) => ({
        value: code,
        label: t('pay-words.agreement.group-option', { code, label: label[locale] }),
      })),
    },
    curve: payCurveView({ scheme, group, on: berlinDay(ctx.now()), locale }),
  }
}

function groupLinks({ scheme, groups }: PresentScheme, on: string, locale: Locale) {
  const t = translator(locale)
  return groups.flatMap(({ code, label }) => {
    const range = rangeOf({ scheme: scheme.id, group: code, workloadPercent: 100, on })
    if (range.kind !== 'range') return []
    return [
      {
        label: t('pay-words.agreement.group-option', { code, label: label[locale] }),
        count: monthRange(range, { t, locale }),
        to: agreementPath(scheme.id, code, locale),
      },
    ]
  })
}
