import type { SeekerProfile } from '../../../../../domain/job-seekers/profile/read-seeker-profile.ts'
import { formatCount, formatDate } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { textsOf } from '../../../../texts.ts'

export type Line = { label: string; value: string }

/** What somebody is looking for, of what they said. */
export function wishLines({ seeker }: SeekerProfile, locale: Locale): Line[] {
  const t = textsOf(locale)
  const names = (name: string, values: readonly (string | null)[]) =>
    values
      .filter(value => value !== null)
      .map(value => jobValueLabel(name, value, locale))
      .join(', ')
  const { placeText, radiusKm, furtherPlaces, workloadFrom, workloadTo, payWishEurMonth } = seeker
  const places = [...(placeText === null ? [] : [{ name: placeText, radiusKm }]), ...furtherPlaces].map(
    ({ name, radiusKm: km }) => (km ? `${name} (${km} km)` : name),
  )
  return present([
    [t('profile.wish.professions'), names('profession', [seeker.profession, ...seeker.furtherProfessions])],
    [t('profile.wish.specialties'), names('specialty', [seeker.specialty, ...seeker.furtherSpecialties])],
    [t('profile.wish.places'), places.join(', ')],
    [t('profile.wish.countries'), names('country', seeker.countries)],
    [t('onboarding.seeker.employment'), names('employmentType', seeker.employmentTypes)],
    [t('profile.wish.contracts'), names('contract', seeker.contracts)],
    [t('profile.wish.workload'), workloadText(workloadFrom, workloadTo)],
    [t('profile.wish.shifts'), names('shift', seeker.shiftModels)],
    [t('profile.wish.refusals'), names('refused', seeker.refusals)],
    [t('profile.wish.employer-types'), names('employerType', seeker.employerTypes)],
    [
      t('profile.wish.pay'),
      payWishEurMonth && t('profile.wish.pay-value', { amount: formatCount(payWishEurMonth, locale) }),
    ],
    [t('onboarding.seeker.availability'), startText(seeker, locale)],
  ])
}

/** What somebody knows and has besides. */
export function factLines({ seeker, matchable }: SeekerProfile, locale: Locale): Line[] {
  const t = textsOf(locale)
  const { languages, drivingLicences, qualifications } = seeker
  const levels = languages.map(({ language, level }) => {
    const name = jobValueLabel('language', language, locale)
    return `${name} (${level === 'native' ? t('onboarding.seeker.native') : level})`
  })
  const years = matchable.experienceYears
  const said = seeker.experienceYears === null ? 'profile.fact.years-counted' : 'profile.fact.years-said'
  return present([
    [t('onboarding.seeker.languages'), levels.join(', ')],
    [
      t('profile.fact.driving'),
      drivingLicences && (drivingLicences.join(', ') || t('profile.fact.no-driving')),
    ],
    [t('profile.fact.years'), years === null ? null : t(said, { count: years })],
    [t('profile.fact.qualifications'), qualifications.join(', ')],
  ])
}

function workloadText(from: number | null, to: number | null): string {
  if (from === to) return from === null ? '' : `${from} %`
  return `${from ?? 1}–${to ?? 100} %`
}

function startText({ availability, availableFrom, noticeWeeks }: SeekerProfile['seeker'], locale: Locale) {
  const t = textsOf(locale)
  if (availability === null) return null
  if (availableFrom !== null) return formatDate(new Date(availableFrom), locale)
  const words = t(`onboarding.seeker.available.${availability}`)
  return noticeWeeks === null ? words : `${words} (${t('profile.wish.weeks', { count: noticeWeeks })})`
}

function present(lines: [string, string | number | null][]): Line[] {
  return lines.flatMap(([label, value]) =>
    value === null || value === '' || value === 0 ? [] : [{ label, value: String(value) }],
  )
}
