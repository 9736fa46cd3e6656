import type { Context } from '../../domain/context.ts'
import type { JobRow } from '../../domain/jobs/job-row.ts'
import { jobValueLabel } from '../../domain/jobs/job-value-labels.ts'
import { formatAge } from '../../i18n/format.ts'
import { translator } from '../../i18n/translate.ts'
import { href } from '../addresses.ts'
import type { JobCardView } from './job-card.tsx'
import { payText } from './pay-text.ts'

/** What a card shows, in words: the browser needs neither the vocabulary nor a format for it. */
export function jobCardView(ctx: Pick<Context, 'locale' | 'now'>, job: JobRow): JobCardView {
  const { locale } = ctx
  const t = translator(locale)
  const now = ctx.now()
  const [nearest, ...others] = job.places
  const duty = job.shiftModels.map(model => jobValueLabel('shift', model, locale))
  const isConfirmed =
    job.lastConfirmedAt !== null && job.lastConfirmedAt.getTime() - job.postedAt.getTime() > dayMs
  return {
    id: job.id,
    href: href('job', locale, { key: `${job.id}-${job.slug}` }),
    title: job.title,
    // An English ad on the German page is read aloud and hyphenated as English.
    lang: job.language === locale ? undefined : job.language,
    employer: job.employer.name,
    place: nearest?.name ?? jobValueLabel('remote', job.remote, locale),
    morePlaces: others.length > 0 ? t('jobs.more-places', { count: others.length }) : undefined,
    distance: nearest?.distanceKm == null ? undefined : t('jobs.distance', { km: nearest.distanceKm }),
    pay: payText(job.pay, locale, t) ?? undefined,
    facts: [...employmentLabels(job, locale), ...remoteLabel(job, locale), ...duty],
    age: formatAge(job.postedAt, now, locale),
    confirmed:
      isConfirmed && job.lastConfirmedAt
        ? t('jobs.confirmed', { age: formatAge(job.lastConfirmedAt, now, locale) })
        : undefined,
    isFeatured: job.isFeatured || undefined,
  }
}

const dayMs = 86_400_000

/** Full and part time together have a name of their own. */
function employmentLabels(job: JobRow, locale: Context['locale']): string[] {
  const isBoth = job.employmentTypes.includes('full-time') && job.employmentTypes.includes('part-time')
  const others = job.employmentTypes.filter(type => !isBoth || (type !== 'full-time' && type !== 'part-time'))
  const values = isBoth ? ['both', ...others] : others
  return values.map(value => jobValueLabel('employmentType', value, locale))
}

function remoteLabel(job: JobRow, locale: Context['locale']): string[] {
  return job.remote === 'onsite' ? [] : [jobValueLabel('remote', job.remote, locale)]
}
