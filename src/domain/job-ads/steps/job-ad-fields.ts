import type { Selectable } from 'kysely'
import { berlinDay } from '../../../basics/berlin.ts'
import { dayOf } from '../../../db/day-of.ts'
import type { Jobs } from '../../../db/tables.ts'
import { safeHtml } from '../../../texts/safe-html.ts'
import type { StatedDuty } from '../../../vocabulary/duty/duty-of-ad.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { type ChosenTariff, noScheme } from '../../../vocabulary/pay/tariffs/chosen-tariff.ts'
import { dutyFields } from '../ad-duty.ts'
import type { AdFields } from '../job-ad.values.ts'

type Job = Selectable<Jobs>
type Place = { name: string; postal_code: string | null }

/** A job converted back to form fields, for changing or copying. Empty fields are omitted. */
export function adFields(job: Job, places: readonly Place[]): AdFields {
  // The cast: only the domain writes this column.
  const stated = job.duty_facts as unknown as StatedDuty
  const fields: AdFields = {
    title: job.title_original,
    profession: job.profession && jobValueLabel('profession', job.profession, 'de'),
    category: job.category,
    specialty: job.specialty,
    department: job.department,
    places: places.map(({ name, postal_code: code }) => (code === null ? name : `${code} ${name}`)),
    remote: job.remote,
    experience: job.experience,
    language: job.language,
    reference: job.reference,
    description: safeHtml(job.description_html),
    benefits: job.benefits.join('\n'),
    requiredQualifications: job.required_qualifications.join('\n'),
    obtainableQualifications: job.obtainable_qualifications.join('\n'),
    languageLevels: levelsOf(job),
    employmentTypes: job.employment_types,
    contract: job.contract,
    workloadMin: number(job.workload_min_percent),
    workloadMax: number(job.workload_max_percent),
    hoursWeek: number(job.hours_week),
    shiftModels: job.shift_models,
    ...dutyFields(stated),
    weekendsPerMonth: number(job.weekends_per_month ?? stated.weekends?.value ?? null),
    payMin: number(job.pay_min),
    payMax: number(job.pay_max),
    payPeriod: job.pay_period,
    payCurrency: job.pay_currency,
    payPayments: number(job.pay_payments),
    payMayExceed: job.pay_may_exceed === null ? null : job.pay_may_exceed ? 'yes' : 'no',
    ...tariffFields(job),
    startDate: job.start_date && dayOf(job.start_date),
    startText: job.start_text,
    applyWay: job.apply_way,
    applyUrl: job.apply_url,
    applyEmail: job.apply_email,
    contactName: job.contact_name,
    contactEmail: job.contact_email,
    contactPhone: job.contact_phone,
    questions: questionsOf(job),
    validThrough: job.valid_through && berlinDay(job.valid_through),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)))
}

/** What was chosen from the tables, or what is there in words. */
function tariffFields(job: Job): AdFields {
  // The cast: only `adColumns` writes this column.
  const chosen = job.pay_scheme as ChosenTariff | null
  if (chosen)
    return {
      payScheme: chosen.scheme ?? noScheme,
      payGroup: chosen.group,
      payStepFrom: chosen.stepFrom,
      payStepTo: chosen.stepTo,
    }
  return {
    payTariff: job.pay_tariff,
    payTariffGroup: job.pay_tariff_group,
    payTariffStepFrom: number(job.pay_tariff_step_from),
    payTariffStepTo: number(job.pay_tariff_step_to),
  }
}

function number(value: number | null): string | null {
  return value === null ? null : String(value)
}

/** Including languages without a level. */
function levelsOf(job: Job): { language: string; level: string | null }[] {
  // The cast: only `adColumns` writes this column.
  const levels = job.language_levels as { language: string; level: string | null }[]
  const named = new Set(levels.map(({ language }) => language))
  const others = job.required_languages.filter(language => !named.has(language))
  return [...levels, ...others.map(language => ({ language, level: null }))]
}

function questionsOf(job: Job) {
  // The cast: only `adColumns` writes this column.
  const questions = job.questions as {
    id: string
    kind: string
    text: string
    options: string[]
    isRequired: boolean
  }[]
  return questions.map(({ options, isRequired, ...question }) => ({
    ...question,
    options: options.join('\n'),
    ...(isRequired && { isRequired: 'on' }),
  }))
}

function isFilled(value: unknown): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}
