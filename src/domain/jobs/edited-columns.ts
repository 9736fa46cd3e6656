import { isDeepStrictEqual } from 'node:util'
import { type AdField, type AdFields, adFieldNames } from './job-ad.values.ts'

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
 * the feed's. `before` is the ad as it stands. @returns the columns to keep, and those of `columns` to write
 */
export function editOfFeedAd<Columns extends object>(
  { before, after }: { before: AdFields; after: AdFields },
  columns: Columns,
): { edited: string[]; written: Partial<Columns> } {
  const changed = adFieldNames.filter(field => !isSame(before[field], after[field]))
  const edited = [...new Set(changed.flatMap(field => columnsOf[field] ?? []))]
  const isOurs = (name: string) => !feedColumns.has(name) || edited.includes(name)
  // The cast: some of the columns are still columns.
  const written = Object.fromEntries(
    Object.entries(columns).filter(([name]) => isOurs(name)),
  ) as Partial<Columns>
  return { edited, written }
}

/** Forms send texts where the ad holds numbers, and nothing where it holds an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.replace(/\r\n/g, '\n').trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(plain)
  return value
}
