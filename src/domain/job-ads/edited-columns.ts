import { isDeepStrictEqual } from 'node:util'
import { readDescription } from '../../feed-format/normalise/read-description.ts'
import type { JobAd } from './job-ad.schema.ts'
import { type AdField, adFieldNames } from './job-ad.values.ts'

/** Columns of an ad's pay that only people write; they end with an edit that the feed takes over again. */
const payByHand = [
  'pay_tariff_group',
  'pay_tariff_step_from',
  'pay_tariff_step_to',
  'pay_scheme',
  'pay_payments',
  'pay_may_exceed',
]

const pay = [
  ...payByHand,
  'pay_text',
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
  'pay_tariff',
  'pay_month_min_eur',
  'pay_month_max_eur',
]

/** Columns that feeds write too, by form field; `places` stands for the places of work. */
const columnsOf: Partial<Record<AdField, readonly string[]>> = {
  title: ['title', 'title_original', 'slug'],
  profession: ['profession', 'category'],
  category: ['category'],
  specialty: ['specialty'],
  department: ['department'],
  places: ['places', 'slug'],
  remote: ['remote'],
  experience: ['experience'],
  language: ['language'],
  reference: ['reference'],
  description: ['description_html', 'hints'],
  benefits: ['benefits'],
  languageLevels: ['required_languages'],
  employmentTypes: ['employment_types'],
  contract: ['contract'],
  workloadMin: ['workload_min_percent'],
  workloadMax: ['workload_max_percent'],
  hoursWeek: ['hours_week'],
  shiftModels: ['shift_models'],
  payMin: pay,
  payMax: pay,
  payPeriod: pay,
  payCurrency: pay,
  payTariff: pay,
  payTariffGroup: pay,
  payTariffStepFrom: pay,
  payTariffStepTo: pay,
  payPayments: pay,
  payMayExceed: pay,
  payScheme: pay,
  payGroup: pay,
  payStepFrom: pay,
  payStepTo: pay,
  startText: ['start_text'],
  applyWay: ['apply_way', 'apply_url', 'apply_email'],
  applyUrl: ['apply_url'],
  applyEmail: ['apply_email'],
  contactName: ['contact_name'],
  contactEmail: ['contact_email'],
  contactPhone: ['contact_phone'],
}
const feedColumns = new Set(Object.values(columnsOf).flat())

/**
 * A manual edit of a feed job: the feed stops updating the changed columns and keeps updating the rest. `before` is normalised like form
 * data (numbers as text, scalars for single choices, empty rows), so that representation alone is no change. @returns the columns to
 * protect, and those of `columns` to write
 */
export function editOfFeedAd<Columns extends object>(
  { before, after }: { before: JobAd; after: JobAd },
  columns: Columns,
): { edited: string[]; written: Partial<Columns> } {
  const changed = adFieldNames.filter(
    field => !isDeepStrictEqual(comparable(before, field), comparable(after, field)),
  )
  const edited = [...new Set(changed.flatMap(field => columnsOf[field] ?? []))]
  const isOurs = (name: string) => !feedColumns.has(name) || edited.includes(name)
  // The cast: a subset of the columns.
  const written = Object.fromEntries(
    Object.entries(columns).filter(([name]) => isOurs(name)),
  ) as Partial<Columns>
  return { edited, written }
}

/** What people see as one unit that follows the feed or not, keyed by its first field. */
const partFields = {
  title: ['title'],
  profession: ['profession', 'category'],
  specialty: ['specialty'],
  department: ['department'],
  places: ['places'],
  remote: ['remote'],
  experience: ['experience'],
  language: ['language'],
  reference: ['reference'],
  description: ['description'],
  benefits: ['benefits'],
  languageLevels: ['languageLevels'],
  employmentTypes: ['employmentTypes'],
  contract: ['contract'],
  workloadMin: ['workloadMin', 'workloadMax'],
  hoursWeek: ['hoursWeek'],
  shiftModels: ['shiftModels'],
  payMin: [
    'payMin',
    'payMax',
    'payPeriod',
    'payCurrency',
    'payTariff',
    'payTariffGroup',
    'payTariffStepFrom',
    'payTariffStepTo',
    'payPayments',
    'payMayExceed',
    'payScheme',
    'payGroup',
    'payStepFrom',
    'payStepTo',
  ],
  startText: ['startText'],
  applyWay: ['applyWay', 'applyUrl', 'applyEmail'],
  contactName: ['contactName', 'contactEmail', 'contactPhone'],
} as const satisfies Partial<Record<AdField, readonly AdField[]>>

export type FeedPart = keyof typeof partFields
// The cast: these are its own keys.
export const feedParts = Object.keys(partFields) as FeedPart[]

export function editedParts(edited: readonly string[]): FeedPart[] {
  return feedParts.filter(part => columnsOfPart(part).some(name => edited.includes(name)))
}

export function fieldsOfPart(part: FeedPart): readonly AdField[] {
  return partFields[part]
}

/** Columns that remain protected when `parts` follow the feed again. */
export function columnsStaying(edited: readonly string[], parts: readonly FeedPart[]): string[] {
  const given = new Set(parts.flatMap(columnsOfPart))
  const staying = edited.filter(name => !given.has(name))
  const isNamed = staying.some(name => name === 'title' || name === 'places')
  return isNamed ? staying : staying.filter(name => name !== 'slug')
}

/** Of the columns that a feed takes over again, those that it never writes: they become empty. */
export function emptiedColumns(given: readonly string[]): Record<string, null> {
  return Object.fromEntries(payByHand.filter(name => given.includes(name)).map(name => [name, null]))
}

/** Without the slug, which depends on title and place together. */
function columnsOfPart(part: FeedPart): string[] {
  return partFields[part].flatMap((field: AdField) => columnsOf[field] ?? []).filter(name => name !== 'slug')
}

/** The editor produces different markup for the same text than the feed. */
function comparable(ad: JobAd, field: AdField): unknown {
  return field === 'description' ? readDescription([{ heading: null, text: ad.description }]).html : ad[field]
}
