import { berlinDay } from '../../../../basics/berlin.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import type { AdFields } from '../../../../domain/job-ads/job-ad.values.ts'
import { jobTariff, payOfTable } from '../../../../domain/jobs/job-tariff.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { payOnCard } from '../../../../vocabulary/jobs/pay-in-words.ts'
import { payOfTariff } from '../../../../vocabulary/pay/gross/pay-of-tariff.ts'
import {
  choosableSchemes,
  groupsOfScheme,
  noScheme,
  shortSchemeName,
} from '../../../../vocabulary/pay/tariffs/chosen-tariff.ts'
import type { TariffReading } from '../../../../vocabulary/pay/tariffs/read-tariff.ts'

type Option = { value: string; label: string }

/** From the scheme to the steps: what can be chosen next, and what readers will see of it. */
export function payChoiceView(ctx: Context, fields: AdFields, job: JobDetails) {
  const { locale } = ctx
  const t = translator(locale)
  const scheme = textOf(fields.payScheme)
  const groups = groupsOfScheme(scheme)
  const group = groups.get(textOf(fields.payGroup) ?? '')
  const country = job.places[0]?.country ?? null
  return {
    country,
    scheme: scheme ?? '',
    schemes: [
      { value: '', label: t('pay-choice.as-read') },
      ...schemesFor(country, scheme, locale),
      { value: noScheme, label: t('pay-choice.none') },
    ],
    group: group ? group.code : '',
    groups: [...groups.values()].map(({ code, label }) => ({
      value: code,
      label: `${code}: ${label[locale]}`,
    })),
    steps: (group?.steps ?? []).map(({ label }): Option => ({ value: label, label })),
    isOfYears: (group?.steps ?? []).some(({ label }) => /^\d+(?:-\d+|\+)$/.test(label)),
    read: scheme === null ? readWords(job, locale) : null,
    ...previewOf(ctx, job),
  }
}

/** Those of the ad's country; all where it has none yet, and whatever is chosen already. */
function schemesFor(country: string | null, chosen: string | null, locale: Locale): Option[] {
  return choosableSchemes(locale)
    .filter(each => country === null || each.country === country || each.id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }))
}

/** What the words of the ad were read as, while nothing is chosen. */
function readWords(job: JobDetails, locale: Locale): string | null {
  const reading = jobTariff(job)
  if (!reading?.scheme) return null
  const groups = [reading.group ?? reading.writtenGroup, reading.groupTo].filter(Boolean).join('–')
  return translator(locale)(reading.isLoose ? 'pay-choice.read-loosely' : 'pay-choice.read', {
    tariff: [shortSchemeName(reading.scheme, locale), groups].filter(Boolean).join(' '),
  })
}

/** The words of the card, and the steps that the ad's page shows; why there is no amount where a group is named all the same. */
function previewOf({ locale, now }: Context, job: JobDetails) {
  const t = translator(locale)
  const on = berlinDay(now())
  const reading = jobTariff(job)
  const steps = reading ? stepsOnPage(reading, on, locale) : []
  const isNamed = reading?.group != null && !reading.isLoose
  return {
    onCard: payOnCard(job, locale, t) ?? t('jobs.no-pay'),
    onPage: steps.length === 0 ? null : { text: t('pay-choice.on-page'), steps },
    note: isNamed && payOfTable(job, on) === null ? t('pay-choice.no-table') : null,
  }
}

/** Each step that the ad leaves open, with its month for full time; none where the page of the ad shows no table either. */
function stepsOnPage(reading: TariffReading, on: string, locale: Locale) {
  const pay = payOfTariff(reading, { on })
  if (pay.kind !== 'pay' || pay.range.least.table.standing === 'uncertain') return []
  return [...pay.range.steps, ...pay.range.stepsOfGroupTo].map(({ group, step, monthCents, currency }) => ({
    name: `${group}, ${step}`,
    month: formatMoney(monthCents / 100, currency, locale),
  }))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
