import { isDeepStrictEqual } from 'node:util'
import { readDescription } from '../../feed-format/normalise/read-description.ts'
import type { JobAd } from './job-ad.schema.ts'
import { type AdField, adFieldNames } from './job-ad.values.ts'

const pay = [
  'pay_text',
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
  'pay_tariff',
  'pay_month_min_eur',
  'pay_month_max_eur',
]

/** Columns that a feed writes too, by the field of the form; `places` stands for the places of work. */
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
 * What a person changes of an ad that comes from a feed: the feed leaves these columns alone from now on, and everything else stays
 * the feed's. `before` is the ad as it stands, read as what is sent is: forms send texts for numbers, a single choice without its list
 * and empty rows, and none of that is a change. @returns the columns to keep, and those of `columns` to write
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
  // The cast: some of the columns are still columns.
  const written = Object.fromEntries(
    Object.entries(columns).filter(([name]) => isOurs(name)),
  ) as Partial<Columns>
  return { edited, written }
}

/** What a person sees as one thing that follows the feed or does not, by the first of its fields. */
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
  payMin: ['payMin', 'payMax', 'payPeriod', 'payCurrency', 'payTariff'],
  startText: ['startText'],
  applyWay: ['applyWay', 'applyUrl', 'applyEmail'],
  contactName: ['contactName', 'contactEmail', 'contactPhone'],
} as const satisfies Partial<Record<AdField, readonly AdField[]>>

export type FeedPart = keyof typeof partFields
// The cast: these are its keys.
export const feedParts = Object.keys(partFields) as FeedPart[]

/** The parts of an ad that hold columns which a person changed. */
export function editedParts(edited: readonly string[]): FeedPart[] {
  return feedParts.filter(part => columnsOfPart(part).some(name => edited.includes(name)))
}

export function fieldsOfPart(part: FeedPart): readonly AdField[] {
  return partFields[part]
}

/** Columns that still stay as a person changed them when `parts` follow the feed again. */
export function columnsStaying(edited: readonly string[], parts: readonly FeedPart[]): string[] {
  const given = new Set(parts.flatMap(columnsOfPart))
  const staying = edited.filter(name => !given.has(name))
  const isNamed = staying.some(name => name === 'title' || name === 'places')
  return isNamed ? staying : staying.filter(name => name !== 'slug')
}

/** Without the address of the page, which is made of title and place together. */
function columnsOfPart(part: FeedPart): string[] {
  return partFields[part].flatMap((field: AdField) => columnsOf[field] ?? []).filter(name => name !== 'slug')
}

/** The editor writes the same words in another markup than the feed. */
function comparable(ad: JobAd, field: AdField): unknown {
  return field === 'description' ? readDescription([{ heading: null, text: ad.description }]).html : ad[field]
}
