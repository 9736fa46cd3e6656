import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { jobTariff, statedAgainstTable } from '../../../../domain/jobs/job-tariff.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import type { Gross, TableFacts } from '../../../../vocabulary/pay/gross/gross-of.ts'
import { payOfTariff, type TariffPay } from '../../../../vocabulary/pay/gross/pay-of-tariff.ts'
import { presentScheme } from '../../../../vocabulary/pay/gross/present-schemes.ts'
import { rangeOf } from '../../../../vocabulary/pay/gross/range-of.ts'
import { payTables } from '../../../../vocabulary/pay/tables/pay-tables.ts'
import type { TariffReading } from '../../../../vocabulary/pay/tariffs/read-tariff.ts'
import { href } from '../../../addresses.ts'
import { listParam } from '../../shared/list-of-ad.ts'
import { type AllowancesView, allowancesView } from '../pay/allowances.server.ts'
import { impossibleNumbers, numberOf } from '../pay/asked-numbers.server.ts'

export type TariffPayView = NonNullable<ReturnType<typeof tariffPayView>>

/** The source of a table has a `rel`, pages of the site have none. */
type TariffLink = { to: string; label: string; rel?: string }
type Pay = Extract<TariffPay, { kind: 'pay' }>
export type Words = { t: Translate; locale: Locale }

/** Without a choice of the reader. */
const usual = { workload: 100 }

/**
 * What the collective agreement of an ad gives, step by step, with a calculator whose answers are addresses. Null where no table is known, the
 * agreement is only imitated, or its amounts are too old or uncertain to be held against an ad.
 */
export function tariffPayView(ctx: Context, job: JobDetails, path: string, search: URLSearchParams) {
  const reading = job.hasEnded ? null : jobTariff(job)
  const view = reading && payView(ctx, reading, path, search)
  return (
    view && {
      ...view,
      about: [...contradiction(ctx, job), ...view.about],
      allowances: allowancesOf(view.scheme, ctx.locale),
      links: [...view.links, ...professionLink(job, ctx.locale)],
    }
  )
}

/** Amounts beside a table that they do not fit would leave the reader to wonder which of the two holds. */
function contradiction(ctx: Context, job: JobDetails): string[] {
  const side = statedAgainstTable(job, berlinDay(ctx.now()))
  return side === null ? [] : [translator(ctx.locale)(`tariff-words.ad-${side}`)]
}

function allowancesOf(id: string, locale: Locale): AllowancesView | null {
  const scheme = payTables().schemes.get(id)
  return scheme ? allowancesView(scheme, locale, translator(locale)('pay-words.agreement.allowances')) : null
}

function professionLink({ profession }: JobDetails, locale: Locale): TariffLink[] {
  if (profession === null) return []
  const what = jobValueLabel('profession', profession, locale)
  return [
    {
      label: translator(locale)('pay-words.link.pay-of', { what }),
      to: href('pay-profession', locale, { key: profession.replaceAll('_', '-') }),
    },
  ]
}

/** The same for a tariff that is named elsewhere; `anchor` is the id of its section. */
export function payView(
  ctx: Context,
  reading: TariffReading,
  path: string,
  search: URLSearchParams,
  anchor = 'tariff',
) {
  const on = berlinDay(ctx.now())
  const years = numberOf(search.get('years'), 0, 60)
  const workload = numberOf(search.get('workload'), 1, 100) ?? usual.workload
  const pay = payOfTariff(reading, { on, workloadPercent: workload, years: years ?? undefined })
  if (pay.kind !== 'pay' || pay.range.least.table.standing === 'uncertain') return null
  const words = { t: translator(ctx.locale), locale: ctx.locale }
  const { t } = words
  const fields = [
    {
      name: 'years',
      label: t('tariff-words.years'),
      value: years === null ? '' : String(years),
      min: 0,
      max: 60,
    },
    { name: 'workload', label: t('tariff-words.workload'), value: String(workload), min: 1, max: 100 },
  ]
  const { table } = pay.range.least
  return {
    heading: t('tariff-words.heading'),
    about: [
      t('tariff-words.computed', { table: table.name[ctx.locale], groups: groupsOf(reading), workload }),
      validity(table, words),
      bonusText(pay.range.least, t),
      ...doubts(reading, words),
    ],
    columns: [columnOf(pay, t), t('tariff-words.month'), t('tariff-words.year')],
    rows: rowsOf(reading, pay, { on, workload }, words),
    answer: [...impossibleNumbers(search, fields, t), ...(years === null ? [] : answerOf(pay, years, words))],
    scheme: pay.scheme,
    /** Of the page that shows them nowhere else. */
    allowances: null as AllowancesView | null,
    links: [...sourceLink(table, words), ...calculatorLink(pay, reading, on, words)],
    form: {
      action: `${path}#${anchor}`,
      list: search.get(listParam),
      fields,
      submit: t('tariff-words.compute'),
    },
  }
}

export function sourceLink({ source }: TableFacts, { t, locale }: Words): TariffLink[] {
  if (source === null) return []
  const label = t('tariff-words.source', { title: source.title[locale] })
  return [{ to: source.url, label, rel: 'noopener nofollow' }]
}

/** To the page of the agreement, where its table is one of those that are shown there. */
function calculatorLink(
  { scheme }: Pay,
  { group }: TariffReading,
  on: string,
  { t, locale }: Words,
): TariffLink[] {
  const present = presentScheme(scheme, on)
  if (!present || group === null) return []
  return [
    {
      label: t('pay-words.link.calculator', { table: present.scheme.name[locale] }),
      to: agreementPath(scheme, group, locale),
    },
  ]
}

/** The calculator of an agreement with a group chosen. */
export function agreementPath(scheme: string, group: string, locale: Locale): string {
  return `${href('pay-agreement', locale, { scheme })}?${new URLSearchParams({ group })}`
}

function groupsOf({ group, groupTo }: TariffReading): string {
  return groupTo === null ? (group ?? '') : `${group}–${groupTo}`
}

/** How long the table holds, or that it is old. */
export function validity({ validFrom, validTo, standing }: TableFacts, { t, locale }: Words): string {
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  if (validFrom === null) return t('tariff-words.dated-unknown')
  const kind = standing === 'current' ? 'valid' : 'dated'
  return validTo === null
    ? t(`tariff-words.${kind}-open`, { from: date(validFrom) })
    : t(`tariff-words.${kind}`, { from: date(validFrom), to: date(validTo) })
}

export function bonusText({ year }: Gross, t: Translate): string {
  if (!year.isBonusKnown) return t('tariff-words.unknown-bonus')
  if (year.payments !== 12) return t('tariff-words.payments', { count: year.payments })
  return t(year.bonusCents > 0 ? 'tariff-words.bonus' : 'tariff-words.no-bonus')
}

function doubts(reading: TariffReading, { t, locale }: Words): string[] {
  const { schemes, named } = payTables()
  const others = reading.alternatives.flatMap(id => (schemes.get(id) ?? named.get(id))?.name[locale] ?? [])
  const legacy = reading.isLegacy ? [t('tariff-words.legacy', { written: reading.writtenGroup ?? '' })] : []
  if (!reading.isAssumed) return legacy
  const key = others.length > 0 ? 'assumed-others' : 'assumed'
  return [t(`tariff-words.${key}`, { others: others.join(', ') }), ...legacy]
}

function columnOf({ range }: Pay, t: Translate): string {
  return t(isBand(range.least.step) ? 'tariff-words.band' : 'tariff-words.step')
}

function isBand(step: string): boolean {
  return /^\d+(?:-\d+|\+)$/.test(step)
}

/** All steps of the groups; those that the ad names, and the one that the reader's years come to, are marked. */
function rowsOf(reading: TariffReading, pay: Pay, asked: { on: string; workload: number }, words: Words) {
  const { t, locale } = words
  const all = rangeOf({
    scheme: pay.scheme,
    group: reading.group ?? '',
    groupTo: reading.groupTo ?? undefined,
    workloadPercent: asked.workload,
    on: asked.on,
  })
  if (all.kind !== 'range') return []
  const inAd = new Set([...pay.range.steps, ...pay.range.stepsOfGroupTo].map(keyOf))
  // Marking all of them would say nothing.
  const namesSome = reading.steps !== null && inAd.size < all.steps.length + all.stepsOfGroupTo.length
  const reached = pay.ofYears?.gross ? keyOf(pay.ofYears.gross) : null
  return [...all.steps, ...all.stepsOfGroupTo].map(gross => {
    const key = keyOf(gross)
    const isOfYears = key === reached
    const isInAd = namesSome && inAd.has(key)
    const marks = [...(isInAd ? ['in-ad'] : []), ...(isOfYears ? ['at-years'] : [])]
    return {
      key,
      step: reading.groupTo === null ? gross.step : `${gross.group}, ${gross.step}`,
      amounts: [money(gross.monthCents, gross, locale), money(gross.yearCents, gross, locale)],
      mark: marks.map(mark => t(`tariff-words.${mark}`)).join(', '),
    }
  })
}

function keyOf({ group, step }: Gross): string {
  return `${group} ${step}`
}

export function money(cents: number, { currency }: Gross, locale: Locale, decimals = 2): string {
  return formatMoney(cents / 100, currency, locale, decimals)
}

function answerOf({ ofYears }: Pay, years: number, { t, locale }: Words): string[] {
  if (ofYears?.step.kind !== 'step') return [t('tariff-words.not-known')]
  const { step, gross } = ofYears
  const first = gross
    ? t('tariff-words.answer', {
        count: years,
        step: step.step,
        month: money(gross.monthCents, gross, locale),
        year: money(gross.yearCents, gross, locale),
      })
    : t('tariff-words.no-amount', { count: years, step: step.step })
  const isCapped = step.atHiring !== null && step.atHiring !== step.step
  return [
    first,
    ...(isCapped ? [t('tariff-words.at-hiring', { step: step.atHiring ?? '' })] : []),
    ...(step.basis === 'by-analogy' ? [t('tariff-words.by-analogy')] : []),
  ]
}
