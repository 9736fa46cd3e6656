import type { TalentReason } from '../../../../domain/talent-pool/find-people.ts'
import type { PublicProfile } from '../../../../domain/talent-pool/public-profile.ts'
import { formatCountry, formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { placeById } from '../../../../vocabulary/places/places.ts'

/** All texts are labels of the vocabulary, numbers and dates; the id is that of the public profile. */
export type TalentCardView = {
  id: string
  title: string
  region: string
  facts: { label: string; value: string }[]
  activity: string
  reasons: string[]
}

export function talentCardView(
  profile: PublicProfile,
  locale: Locale,
  reasons: readonly TalentReason[] | null = null,
): TalentCardView {
  const t = translator(locale)
  const label = (name: string) => (value: string) => jobValueLabel(name, value, locale)
  const fact = (name: FactName, value: string | null | undefined) =>
    value ? [{ label: t(`talent-words.fact.${name}`), value }] : []
  const { experience, workloadPercent } = profile
  return {
    id: profile.id,
    title: profile.professions.map(label('profession')).join(', '),
    region: regionOf(profile, locale) ?? t('talent-words.region-unknown'),
    facts: [
      ...fact('specialty', profile.specialties.map(label('specialty')).join(', ')),
      ...fact('experience', experience && t(`talent-words.experience.${experience}`)),
      ...fact('availability', availabilityOf(profile, locale, t)),
      ...fact('employment', profile.employmentTypes.map(label('employmentType')).join(', ')),
      ...fact('workload', workloadPercent && workloadOf(workloadPercent, t)),
      ...fact('shifts', profile.shifts.map(label('shift')).join(', ')),
      ...fact('licences', profile.licences.map(kind => t(`talent-words.licence.${kind}`)).join(', ')),
      ...fact('languages', profile.languages.map(spoken => languageOf(spoken, locale, t)).join(', ')),
    ],
    activity: `${t('talent-words.fact.activity')}: ${t(`talent-words.activity.${profile.activity}`)}`,
    reasons: reasons ? reasonLines(reasons, t) : [],
  }
}

type FactName =
  | 'specialty'
  | 'experience'
  | 'availability'
  | 'employment'
  | 'workload'
  | 'shifts'
  | 'licences'
  | 'languages'

function regionOf({ placeId, stateCode, country }: PublicProfile, locale: Locale): string | null {
  const town = placeId === null ? null : placeById(placeId)?.name
  const state = stateCode && jobValueLabel('state', stateCode, locale)
  if (town && state) return town === state ? town : `${town}, ${state}`
  return town ?? state ?? (country && formatCountry(country, locale))
}

function workloadOf({ from, to }: { from: number; to: number }, t: Translate): string {
  return from === to ? t('talent-words.workload-one', { from }) : t('talent-words.workload', { from, to })
}

function availabilityOf(profile: PublicProfile, locale: Locale, t: Translate): string | null {
  const { availability, availableFrom, noticeWeeks } = profile
  if (availability === 'date' && availableFrom)
    return t('talent-words.available-from', { date: formatDate(availableFrom, locale) })
  if (availability === 'notice' && noticeWeeks) return t('talent-words.notice-weeks', { count: noticeWeeks })
  return availability && t(`talent-words.availability.${availability}`)
}

function languageOf(
  { language, level }: PublicProfile['languages'][number],
  locale: Locale,
  t: Translate,
): string {
  const name = jobValueLabel('language', language, locale)
  return `${name} (${level === 'native' ? t('talent-words.native') : level})`
}

/** "Passt zur Anzeige: Beruf, Entfernung", and what is not or not known. */
function reasonLines(reasons: readonly TalentReason[], t: Translate): string[] {
  return (['met', 'unmet', 'unknown'] as const).flatMap(state => {
    const keys = reasons.filter(reason => reason.state === state).map(({ key }) => key)
    if (keys.length === 0) return []
    const names = keys.flatMap(key => (key === 'pay' ? [] : [t(`talent-words.reason.${key}`)]))
    return [t(`talent-words.${state}`, { list: names.join(', ') })]
  })
}
