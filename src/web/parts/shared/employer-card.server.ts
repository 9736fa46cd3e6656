import type { EmployerRow } from '../../../domain/employers/employer-row.ts'
import type { OwnMarks } from '../../../domain/job-seekers/find-own-marks.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../addresses.ts'
import type { EmployerCardView } from './employer-card.tsx'
import { employerKey } from './employer-key.ts'
import { pictureUrl } from './picture-url.ts'

/** An employer card with labels; unknown facts are omitted. */
export function employerCardView(employer: EmployerRow, locale: Locale, marks?: OwnMarks): EmployerCardView {
  const t = translator(locale)
  const { ownership, size, city, postalCode, country, openPositions } = employer
  const town = city && postalCode ? `${postalCode} ${city}` : city
  const abroad = country === null || country === 'DE' ? null : jobValueLabel('country', country, locale)
  return {
    id: employer.id,
    href: href('employer', locale, { key: employerKey(employer) }),
    name: employer.name,
    logoUrl: employer.logoFileId && pictureUrl(employer.logoFileId, 112),
    facts: [
      jobValueLabel('employerType', employer.type, locale),
      ...(ownership ? [jobValueLabel('employerType', ownership, locale)] : []),
      ...(size ? [jobValueLabel('employerSize', size, locale)] : []),
    ],
    place: [town, abroad].filter(Boolean).join(', ') || undefined,
    distance: employer.distanceKm === null ? undefined : t('job-words.distance', { km: employer.distanceKm }),
    open:
      openPositions > 0 ? t('employer-words.open', { count: openPositions }) : t('employer-words.none-open'),
    isHiring: openPositions > 0,
    isSaved: marks?.savedEmployers.has(employer.id) || undefined,
  }
}
