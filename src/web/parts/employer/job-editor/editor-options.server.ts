import type { Context } from '../../../../domain/caller/context.ts'
import { adValues } from '../../../../domain/job-ads/job-ad.values.ts'
import { listProfessions } from '../../../../domain/job-search/vocabulary-options.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValues } from '../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'

/** How often a year the month is paid. */
const payPayments = [12, 13, 14]

type Option = { value: string; label: string }

export function editorOptions({ locale }: Context) {
  const t = translator(locale)
  const named = (name: string, values: readonly string[]): Option[] =>
    values.map(value => ({ value, label: jobValueLabel(name, value, locale) }))
  return {
    category: named('category', adValues.category),
    specialty: listProfessions(locale).specialties,
    remote: named('remote', jobValues.remote),
    experience: named('experience', jobValues.experience),
    language: named('language', adValues.language),
    spoken: named('language', adValues.spoken),
    level: adValues.languageLevel.map(value => ({ value, label: value.toUpperCase() })),
    employmentType: named('employmentType', adValues.employmentType),
    contract: named('contract', jobValues.contract),
    shift: named('shift', jobValues.shift),
    payPeriod: adValues.payPeriod.map(value => ({ value, label: t(`ads.period.${value}`) })),
    payPayments: payPayments.map(count => ({
      value: String(count),
      label: t(`pay-choice.payments.${count}`),
    })),
    payMayExceed: adValues.payMayExceed.map(value => ({ value, label: t(`pay-choice.may-exceed.${value}`) })),
    applyWay: adValues.applyWay.map(value => ({ value, label: t(`ads.way.${value}`) })),
    questionKind: adValues.questionKind.map(value => ({ value, label: t(`ads.question-kind.${value}`) })),
  }
}
