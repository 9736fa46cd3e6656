import type { Context } from '../../../../domain/caller/context.ts'
import type { PageTone } from '../../../../domain/employers/page-plus/page-plus.schema.ts'
import type { EmployerDetails } from '../../../../domain/employers/read-employer.ts'
import type { OwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { JobRow } from '../../../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { employerKey } from '../../../parts/shared/employer-key.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'
import { pictureUrl } from '../../../parts/shared/picture-url.ts'
import { organization } from './organization.server.ts'
import { placeMapView } from './place-map.server.ts'

/** Mid tones, to be seen on the paper of both themes. */
const toneHues: Record<PageTone, number> = {
  teal: 185,
  blue: 250,
  violet: 300,
  rose: 10,
  amber: 70,
  green: 145,
}

export type EmployerPageView = ReturnType<typeof employerPageView>

/** `jobs` are the employer's newest ones; `publicUrl` is needed for the absolute URLs of structured data. */
export function employerPageView(
  ctx: Context,
  employer: EmployerDetails,
  {
    jobs,
    firstAnswer,
    marks,
    publicUrl,
  }: { jobs: JobRow[]; firstAnswer: { days: number } | null; marks: OwnMarks; publicUrl: string },
) {
  const { locale } = ctx
  const t = translator(locale)
  const key = employerKey(employer)
  const { name, city, openPositions } = employer
  const type = jobValueLabel('employerType', employer.type, locale)
  const website = webAddress(employer.website)
  const open =
    openPositions > 0 ? t('employer-words.open', { count: openPositions }) : t('employer-words.none-open')
  return {
    id: employer.id,
    isSaved: marks.savedEmployers.has(employer.id),
    name,
    type,
    place: city,
    title: city === null || name.includes(city) ? name : `${name} · ${city}`,
    description: t('employer-words.description-meta', {
      name,
      facts: [type, city, open].filter(Boolean).join(', '),
    }),
    logoUrl: employer.logoFileId && pictureUrl(employer.logoFileId, 112),
    coverUrl: employer.coverFileId && pictureUrl(employer.coverFileId, 1200),
    gallery: employer.gallery.map(pictureView),
    ...plusView(employer, t),
    map: placeMapView(employer, locale),
    facts: [...factsOf(employer, locale, t), ...firstAnswerFact(firstAnswer, t)],
    descriptionHtml: employer.descriptionHtml,
    lists: (['departments', 'certifications', 'benefits'] as const).flatMap(kind =>
      employer[kind].length > 0
        ? [{ kind, title: t(`employer-words.fact.${kind}`), items: employer[kind] }]
        : [],
    ),
    contact: contactOf(employer, website),
    openPositions,
    openText: open,
    jobs: jobs.map(job => ({ ...jobCardView(ctx, job, marks), isFeatured: undefined })),
    jobsTo: href('employer-jobs', locale, { key }),
    accessTo: href('employer-join', locale, { key }),
    nearby: nearbyOf(city, locale, t),
    structuredData: JSON.stringify(
      organization(employer, {
        locale,
        url: publicUrl + href('employer', locale, { key }),
        website: website?.href ?? null,
        logo: employer.logoFileId && publicUrl + pictureUrl(employer.logoFileId, 400),
      }),
    ),
  }
}

function plusView({ coverFileId, gallery, plus: { tone, videoUrl } }: EmployerDetails, t: Translate) {
  return {
    tone: tone && `oklch(.62 .11 ${toneHues[tone]})`,
    film: videoUrl === null ? null : filmView(videoUrl, gallery[0]?.fileId ?? coverFileId),
  }

  function filmView(to: string, posterId: string | null) {
    const host = new URL(to).host.replace(/^www\./, '')
    return {
      to,
      label: t('employer-words.plus.watch'),
      note: t('employer-words.plus.elsewhere', { host }),
      posterUrl: posterId && pictureUrl(posterId, 1200),
    }
  }
}

function pictureView({ fileId, caption, widthPx, heightPx }: EmployerDetails['gallery'][number]) {
  const urls = { url: pictureUrl(fileId, 1200), smallUrl: pictureUrl(fileId, 400) }
  return { id: fileId, ...urls, caption, widthPx, heightPx }
}

function contactOf({ contactPerson, phone, email }: EmployerDetails, website: URL | null) {
  const link = website && { to: website.href, label: website.host.replace(/^www\./, '') }
  return { person: contactPerson, phone, email, website: link }
}

function nearbyOf(city: string | null, locale: Context['locale'], t: Translate) {
  const jobs = href('jobs', locale)
  if (city === null) return { to: jobs, label: t('employer-words.jobs-anywhere') }
  return {
    to: `${jobs}?${new URLSearchParams({ place: city })}`,
    label: t('employer-words.jobs-nearby', { place: city }),
  }
}

function factsOf(employer: EmployerDetails, locale: Context['locale'], t: Translate) {
  const number = (value: number | null) => (value === null ? null : formatCount(value, locale))
  const label = (name: string, value: string | null) =>
    value === null ? null : jobValueLabel(name, value, locale)
  const facts: [string, string | null][] = [
    ['address', addressText(employer, locale)],
    ['type', label('employerType', employer.type)],
    ['ownership', label('employerType', employer.ownership)],
    ['owner', employer.ownerName],
    // The size class follows from the exact number, so it is left out when that is known.
    ['size', employer.employees === null ? label('employerSize', employer.size) : null],
    ['employees', number(employer.employees)],
    ['doctors', number(employer.doctors)],
    ['beds', number(employer.beds)],
    ['founded', employer.foundedYear === null ? null : String(employer.foundedYear)],
    ['open', number(employer.openPositions)],
    ['verified', employer.verifiedAt && formatDate(employer.verifiedAt, locale)],
  ]
  return facts.flatMap(([name, value]) =>
    value === null ? [] : [{ label: t(`employer-words.fact.${name}`), value }],
  )
}

/** Left out until enough people have applied for a reliable figure. */
function firstAnswerFact(firstAnswer: { days: number } | null, t: Translate) {
  if (!firstAnswer) return []
  const value = t('employer-words.first-answer-days', { count: firstAnswer.days })
  return [{ label: t('employer-words.fact.first-answer'), value }]
}

/** For example "Hauptstraße 1, 50667 Köln, Nordrhein-Westfalen"; null without a town. */
function addressText(employer: EmployerDetails, locale: Context['locale']): string | null {
  const { street, postalCode, city, stateCode, country } = employer
  if (city === null) return null
  const region = stateCode ? jobValueLabel('state', stateCode, locale) : null
  const parts = [
    street,
    postalCode ? `${postalCode} ${city}` : city,
    region === city ? null : region,
    country === null || country === 'DE' ? null : jobValueLabel('country', country, locale),
  ]
  return parts.filter(part => part !== null).join(', ')
}

/** Employers type this address, so anything but http and https is dropped: `javascript:` must not become a link. */
function webAddress(text: string | null): URL | null {
  if (text === null || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}
