import type { FoundJob } from '../../../domain/job-search/search-jobs.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Refusal } from '../../../vocabulary/jobs/job.values.ts'
import { refusableFacts, unknownRefusals } from '../../../vocabulary/jobs/refusals.ts'
import { type PayTables, payTables } from '../../../vocabulary/pay/tables/pay-tables.ts'
import type { ApiFoundJob } from '../api.schema.ts'
import { type JobBase, jobJson, jobPlaceJson } from '../job-json.ts'
import { type ByteText, byteText, membersText } from './byte-text.ts'

/** What an ad says in every answer of a day, between what differs from one search to the next. */
type Kept = {
  who: string
  what: string
  until: string
  where: string
  base: JobBase
  tables: PayTables
}

/**
 * By the employer of the row: that object is made anew with each row that is read from the database, and stays the same in all copies of the
 * row. About 1 kB each, as long as the row is kept.
 */
const keptOf = new WeakMap<FoundJob['employer'], Partial<Record<Locale, Kept>>>()

/** An {@link ApiFoundJob}: all but its places and what belongs to the search are texts that are kept. */
export function foundJobText(
  base: JobBase,
  job: FoundJob,
  refused: readonly Refusal[],
  locale: Locale,
): ByteText {
  const { who, what, until, where } = keptText(base, job, locale)
  const found: Pick<ApiFoundJob, 'moreOfEmployer' | 'alsoIn' | 'unknown'> = {
    moreOfEmployer: job.moreOfEmployer,
    alsoIn: job.alsoIn.map(other => ({ id: other.id, place: other.place, url: base.jobUrl(other, locale) })),
    unknown: refused.length === 0 ? [] : unknownRefusals(refused, refusableFacts(job)),
  }
  const places = byteText(job.places.map(jobPlaceJson))
  const confirmed = byteText(job.lastConfirmedAt)
  return `{${who},"places":${places},${what},"lastConfirmedAt":${confirmed},${until},"featured":${job.isFeatured},${where},${membersText(found)}}` as ByteText
}

function keptText(base: JobBase, job: FoundJob, locale: Locale): Kept {
  const texts = keptOf.get(job.employer) ?? {}
  const known = texts[locale]
  const isSame = known?.base.on === base.on && known.base.jobUrl === base.jobUrl
  if (known && isSame && known.tables === payTables()) return known
  const kept = write(base, job, locale)
  keptOf.set(job.employer, { ...texts, [locale]: kept })
  return kept
}

function write(base: JobBase, job: FoundJob, locale: Locale): Kept {
  const { id, title, employer, validThrough, agency, url, ...others } = jobJson(base, job, locale)
  const { places: _, lastConfirmedAt: __, featured: ___, ...what } = others
  return {
    base,
    tables: payTables(),
    who: membersText({ id, title, employer }),
    what: membersText(what),
    until: membersText({ validThrough }),
    where: membersText({ agency, url }),
  }
}
