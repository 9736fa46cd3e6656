import { lowestLevel, plainText } from './europass-text.ts'
import type { ExchangedLanguage, ExchangedPosition, ExchangedProfile } from './exchanged-profile.ts'
import { drivingClassesIn, languageOf, lineOf, monthOf, textOf } from './plain-values.ts'
import { allOf, at, type XmlElement } from './xml-tree.ts'

/** A document of the portal since 2020, in the words of HR-XML. Programs nest it differently, so parts are looked for by their names. */
export function readNewEuropass(candidate: XmlElement): ExchangedProfile {
  const person = at(candidate, 'CandidatePerson')
  const profile = at(candidate, 'CandidateProfile')
  const names = [at(person, 'PersonName', 'GivenName'), at(person, 'PersonName', 'FamilyName')]
  const channels = allOf(person, 'Communication')
  const email = channels.find(channel => at(channel, 'ChannelCode')?.text.trim() === 'Email') ?? null
  const address = allOf(person, 'Address')[0]
  return {
    name: lineOf(names.map(plainText).join(' ')),
    email: lineOf(plainText(at(email, 'URI') ?? at(email, 'Text'))),
    phone: phoneOf(channels),
    city: first(address, 'CityName'),
    country: /^[A-Z]{2}$/.exec((first(address, 'CountryCode') ?? '').toUpperCase())?.[0] ?? null,
    label: null,
    positions: allOf(profile, 'EmployerHistory').flatMap(positionsOf),
    educations: allOf(profile, 'EducationOrganizationAttendance').flatMap(attendance => {
      const institution = first(attendance, 'OrganizationName')
      const name = first(attendance, 'DegreeName') ?? first(attendance, 'ProgramName') ?? institution
      const period = allOf(attendance, 'AttendancePeriod')[0] ?? null
      const { from, to } = periodOf(period, isLasting(period))
      return name === null ? [] : [{ name, institution: name === institution ? null : institution, from, to }]
    }),
    certificates: certificatesOf(profile),
    languages: languagesOf(person, profile),
    skills: skillsOf(profile),
    drivingLicences: drivingOf(profile),
  }
}

function positionsOf(employer: XmlElement): ExchangedPosition[] {
  const name = first(employer, 'OrganizationName')
  return allOf(employer, 'PositionHistory').flatMap(position => {
    const title = first(position, 'PositionTitle') ?? name
    if (title === null) return []
    const city = first(position, 'City') ?? first(employer, 'CityName')
    // On the position, or on the house for all of them.
    const period = allOf(position, 'EmploymentPeriod')[0] ?? at(employer, 'EmploymentPeriod')
    const duties = textOf(plainText(allOf(position, 'Description')[0]))
    const isCurrent = isLasting(position) || isLasting(period)
    return [{ title, employer: title === name ? null : name, city, ...periodOf(period, isCurrent), duties }]
  })
}

function isLasting(period: XmlElement | null): boolean {
  return first(period, 'CurrentIndicator') === 'true' || first(period, 'Ongoing') === 'true'
}

function periodOf(period: XmlElement | null, isCurrent: boolean) {
  const date = (name: string) => {
    const element = allOf(period, name)[0]
    return monthOf(plainText(allOf(element ?? null, 'FormattedDateTime')[0] ?? element))
  }
  return { from: date('StartDate'), to: isCurrent ? null : date('EndDate'), isCurrent }
}

function certificatesOf(profile: XmlElement | null) {
  const certifications = [...allOf(profile, 'Certification'), ...allOf(profile, 'CourseCertification')]
  const named = [
    ...certifications.map(each => [each, first(each, 'CertificationName') ?? first(each, 'Title')] as const),
    ...allOf(profile, 'License').map(each => [each, first(each, 'LicenseName')] as const),
  ]
  return named.flatMap(([element, name]) => {
    const date = allOf(element, 'FormattedDateTime')[0]
    return name === null || drivingClassesOf(element).length > 0
      ? []
      : [{ name, at: monthOf(plainText(date)) }]
  })
}

/** Driving licences are licences of a kind of their own. */
function drivingOf(profile: XmlElement | null): string[] {
  return [...new Set(allOf(profile, 'License').flatMap(drivingClassesOf))]
}

function drivingClassesOf(licence: XmlElement): string[] {
  const code = first(licence, 'LicenseTypeCode') ?? first(licence, 'LicenseName') ?? ''
  return /^(?:AM|A|B|BE|C1|C|CE|D|L|T)$/.test(code) ? drivingClassesIn(code) : []
}

function languagesOf(person: XmlElement | null, profile: XmlElement | null): ExchangedLanguage[] {
  const native = allOf(person, 'PrimaryLanguageCode').flatMap(element => {
    const language = languageOf(plainText(element))
    return language === null ? [] : [{ language, level: 'native' as const }]
  })
  const others = allOf(profile, 'PersonCompetency').flatMap(competency => {
    if (first(competency, 'TaxonomyID') !== 'language') return []
    const language = languageOf(first(competency, 'CompetencyID'))
    return language === null ? [] : [{ language, level: lowestLevel(competency) }]
  })
  const isNative = (code: string) => native.some(({ language }) => language === code)
  return [...native, ...others.filter(({ language }) => !isNative(language))]
}

/** What somebody can do, beside languages and without the texts about it. */
function skillsOf(profile: XmlElement | null): string[] {
  const competencies = allOf(profile, 'PersonCompetency').filter(
    each => first(each, 'TaxonomyID') !== 'language',
  )
  const named = [
    ...competencies.map(each => first(each, 'CompetencyName') ?? first(each, 'CompetencyID')),
    ...allOf(profile, 'DigitalSkill').map(each => lineOf(plainText(each))),
  ]
  // Some are addresses of a list of the European Union.
  const names = named.flatMap(name => (name === null || name.includes('://') ? [] : [name]))
  return [...new Set(names)].slice(0, mostSkills)
}
const mostSkills = 200

function phoneOf(channels: readonly XmlElement[]): string | null {
  const channel = channels.find(each => at(each, 'DialNumber'))
  if (!channel) return null
  const parts = ['CountryDialing', 'AreaDialing', 'DialNumber'].map(name => first(channel, name) ?? '')
  const [country = '', ...rest] = parts
  return lineOf([country && `+${country.replace(/^\+/, '')}`, ...rest].join(' '))
}

function first(element: XmlElement | null | undefined, name: string): string | null {
  return lineOf(plainText(allOf(element ?? null, name)[0]))
}
