import { NotFound } from '../../../../../domain/caller/errors.ts'
import type { SeekerProfile } from '../../../../../domain/job-seekers/profile/read-seeker-profile.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { dayText, monthText } from '../../../../parts/seeker/profile/entry-lines.ts'
import type { ProfileEdit } from '../../../../parts/seeker/profile/profile-edit.ts'

export type Defaults = Record<string, string | string[] | Record<string, string>[]>

/** What stands in the open form; empty for a new entry. @throws {NotFound} for an entry that is not there (any more) */
export function editDefaults(profile: SeekerProfile, { kind, id }: ProfileEdit, locale: Locale): Defaults {
  switch (kind) {
    case 'position':
      return id === null ? {} : positionDefaults(found(profile.positions, id), locale)
    case 'education': {
      if (id === null) return {}
      const { name, institution, fromMonth, toMonth } = found(profile.educations, id)
      const months = { fromMonth: monthText(fromMonth), toMonth: monthText(toMonth) }
      return { name, institution: institution ?? '', ...months }
    }
    case 'licence': {
      if (id === null) return {}
      const licence = found(profile.licences, id)
      return {
        ...{ kind: licence.kind, name: licence.name, country: licence.country ?? '', state: licence.state },
        obtainedOn: dayText(licence.obtainedOn),
        files: licence.proofFileId === null ? [] : [licence.proofFileId],
      }
    }
    case 'wishes':
      return wishDefaults(profile, locale)
    case 'facts':
      return {
        qualifications: profile.seeker.qualifications.join('\n'),
        languages: profile.seeker.languages,
        drivingLicences:
          profile.seeker.drivingLicences?.length === 0 ? ['none'] : (profile.seeker.drivingLicences ?? []),
        experienceYears: text(profile.seeker.experienceYears),
      }
  }
}

function found<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find(each => each.id === id)
  if (!entry) throw new NotFound()
  return entry
}

function positionDefaults(position: SeekerProfile['positions'][number], locale: Locale): Defaults {
  const { title, employer, city, profession, specialty, fromMonth, toMonth, isCurrent, duties } = position
  return {
    ...{ title, employer: employer ?? '', city: city ?? '', specialty: specialty ?? '', duties },
    profession: profession ? jobValueLabel('profession', profession, locale) : '',
    fromMonth: monthText(fromMonth),
    toMonth: monthText(toMonth),
    isCurrent: isCurrent ? 'on' : '',
  }
}

function wishDefaults({ seeker }: SeekerProfile, locale: Locale): Defaults {
  const professions = [seeker.profession, ...seeker.furtherProfessions].filter(id => id !== null)
  const specialties = [seeker.specialty, ...seeker.furtherSpecialties].filter(id => id !== null)
  const { placeText, radiusKm, furtherPlaces } = seeker
  const first = placeText === null ? [] : [{ name: placeText, radiusKm }]
  return {
    professions: professions.map(id => jobValueLabel('profession', id, locale)),
    specialties,
    places: [...first, ...furtherPlaces].map(({ name, radiusKm: km }) => ({ place: name, radius: text(km) })),
    countries: seeker.countries,
    employmentTypes: seeker.employmentTypes,
    contracts: seeker.contracts,
    shiftModels: seeker.shiftModels,
    refusals: seeker.refusals,
    employerTypes: seeker.employerTypes,
    workloadFrom: text(seeker.workloadFrom),
    workloadTo: text(seeker.workloadTo),
    payWishEurMonth: text(seeker.payWishEurMonth),
    availability: seeker.availability ?? '',
    availableFrom: seeker.availableFrom ?? '',
    noticeWeeks: text(seeker.noticeWeeks),
  }
}

function text(value: number | null): string {
  return value === null ? '' : String(value)
}
