import { dayMs } from '../../../basics/time.ts'
import type { Context } from '../../../domain/caller/context.ts'
import type { OwnMarks } from '../../../domain/job-seekers/find-own-marks.ts'
import { formatAge } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Translate } from '../../../i18n/make-translator.ts'
import { translator } from '../../../i18n/translate.ts'
import type { Refusal } from '../../../vocabulary/jobs/job.values.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { payOnCard } from '../../../vocabulary/jobs/pay-in-words.ts'
import { refusableFacts, unknownRefusals } from '../../../vocabulary/jobs/refusals.ts'
import { href } from '../../addresses.ts'
import { employmentLabels } from './employment-labels.server.ts'
import type { JobCardView } from './job-card.tsx'
import { ownApplicationView } from './own-mark.server.ts'
import { pictureUrl } from './picture-url.ts'

/**
 * A card with all its texts, so the browser needs neither the vocabulary nor date formats. `marks` are the reader's own, `without` the
 * refusals of the search: the card says what the ad leaves open of them.
 */
export function jobCardView(
  ctx: Pick<Context, 'locale' | 'now'>,
  job: JobRow,
  marks?: OwnMarks,
  without: readonly Refusal[] = [],
): JobCardView {
  const { locale } = ctx
  const t = translator(locale)
  const duty = job.shiftModels.map(model => jobValueLabel('shift', model, locale))
  const application = marks?.applications.get(job.id)
  const facts = [...employmentLabels(job.employmentTypes, locale), ...remoteLabel(job, locale), ...duty]
  return {
    id: job.id,
    href: href('job', locale, { key: `${job.id}-${job.slug}` }),
    title: job.title,
    // An English ad on the German page is read aloud and hyphenated as English.
    lang: job.language === locale ? undefined : job.language,
    employer: job.employer.name,
    logoUrl: job.employer.logoFileId ? pictureUrl(job.employer.logoFileId, 112) : undefined,
    place: placeText(job, locale, t),
    pay: payOnCard(job, locale, t) ?? undefined,
    facts: facts.join(' · ') || undefined,
    unknown: unknownText(job, without, locale, t),
    age: ageText(job, ctx.now(), locale, t),
    isFeatured: job.isFeatured || undefined,
    isSaved: marks?.savedJobs.has(job.id) || undefined,
    isViewed: marks?.viewedJobs.has(job.id) || undefined,
    application: application && ownApplicationView(application, locale),
  }
}

/** The card without what is undefined, which would stand in the data of a list with its name, for each card. */
export function stated(card: JobCardView): JobCardView {
  const kept = { ...card }
  // The cast: `Object.keys` returns plain strings.
  for (const name of Object.keys(kept) as (keyof JobCardView)[])
    if (kept[name] === undefined) delete kept[name]
  return kept
}

/** Which of the refused things the ad says nothing about. */
function unknownText(
  job: JobRow,
  without: readonly Refusal[],
  locale: Locale,
  t: Translate,
): string | undefined {
  const unknown = unknownRefusals(without, refusableFacts(job))
  if (unknown.length === 0) return undefined
  const what = unknown.map(refusal => jobValueLabel('refused', refusal, locale)).join(', ')
  return t('job-words.not-stated', { what })
}

function placeText(job: JobRow, locale: Locale, t: Translate): string {
  const [nearest, ...others] = job.places
  if (!nearest) return jobValueLabel('remote', job.remote, locale)
  const more = others.length > 0 ? ` ${t('job-words.more-places', { count: others.length })}` : ''
  const away = nearest.distanceKm ? ` · ${t('job-words.distance', { km: nearest.distanceKm })}` : ''
  return nearest.name + more + away
}

/** The ad's age and, if it was confirmed a day or more after posting, how long ago that was. */
function ageText(job: JobRow, now: Date, locale: Locale, t: Translate): string {
  const age = formatAge(job.postedAt, now, locale)
  const { lastConfirmedAt } = job
  if (lastConfirmedAt === null || lastConfirmedAt.getTime() - job.postedAt.getTime() < dayMs) return age
  return `${age} · ${t('job-words.confirmed', { age: formatAge(lastConfirmedAt, now, locale) })}`
}

function remoteLabel(job: JobRow, locale: Locale): string[] {
  return job.remote === 'onsite' ? [] : [jobValueLabel('remote', job.remote, locale)]
}
