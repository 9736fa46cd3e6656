import type { CvLanguageLevel } from '../cv.ts'
import { lowestLevel, plainText } from './europass-text.ts'
import {
  type ExchangedCertificate,
  type ExchangedLanguage,
  type ExchangedPosition,
  type ExchangedProfile,
  NotExchangeable,
} from './exchanged-profile.ts'
import { drivingClassesIn, languageOf, lineOf, monthOf, textOf } from './plain-values.ts'
import { readNewEuropass } from './read-new-europass.ts'
import { allOf, at, type XmlElement, xmlTree } from './xml-tree.ts'

/**
 * A profile from Europass: the documents of the portal since 2020 (`Candidate`) and those of the editor before (`SkillsPassport`).
 * @throws {NotExchangeable} for what is no XML, and for XML of another kind
 */
export function readEuropass(xml: string): ExchangedProfile {
  const tree = xmlTree(xml)
  const candidate = at(tree, 'Candidate')
  if (candidate) return readNewEuropass(candidate)
  const learner = allOf(tree, 'LearnerInfo')[0]
  if (!learner) throw new NotExchangeable('no-europass')
  return readOldEuropass(learner)
}

function readOldEuropass(learner: XmlElement): ExchangedProfile {
  const person = at(learner, 'Identification')
  const address = at(person, 'ContactInfo', 'Address', 'Contact')
  const skills = at(learner, 'Skills')
  const names = [at(person, 'PersonName', 'FirstName'), at(person, 'PersonName', 'Surname')]
  return {
    name: lineOf(names.map(name => plainText(name)).join(' ')),
    email: lineOf(plainText(at(person, 'ContactInfo', 'Email', 'Contact'))),
    phone: lineOf(plainText(allOf(at(person, 'ContactInfo', 'TelephoneList'), 'Contact')[0])),
    city: lineOf(plainText(at(address, 'Municipality'))),
    country: /^[A-Z]{2}$/.exec(plainText(at(address, 'Country', 'Code')).trim())?.[0] ?? null,
    label: lineOf(plainText(at(learner, 'Headline', 'Description', 'Label'))),
    positions: allOf(learner, 'WorkExperience').flatMap(positionOf),
    educations: allOf(learner, 'Education').flatMap(education => {
      const institution = lineOf(plainText(at(education, 'Organisation', 'Name')))
      const name = lineOf(plainText(at(education, 'Title'))) ?? institution
      const { from, to } = periodOf(education)
      return name === null ? [] : [{ name, institution: name === institution ? null : institution, from, to }]
    }),
    certificates: [
      ...allOf(learner, 'Achievement').flatMap(certificatesOf),
      ...allOf(at(skills, 'Linguistic'), 'Certificate').flatMap(languageCertificate),
    ],
    languages: languagesOf(skills),
    skills: [],
    drivingLicences: drivingClassesIn(
      allOf(at(skills, 'Driving'), 'Licence')
        .map(licence => plainText(licence))
        .join(' '),
    ),
  }
}

function positionOf(work: XmlElement): ExchangedPosition[] {
  const employer = lineOf(plainText(at(work, 'Employer', 'Name')))
  const title = lineOf(plainText(at(work, 'Position', 'Label'))) ?? employer
  if (title === null) return []
  const city = at(work, 'Employer', 'ContactInfo', 'Address', 'Contact', 'Municipality')
  return [
    {
      title,
      employer: title === employer ? null : employer,
      city: lineOf(plainText(city)),
      ...periodOf(work),
      duties: textOf(plainText(at(work, 'Activities'))),
    },
  ]
}

/** `<From year="2012" month="--10"/>` */
function periodOf(entry: XmlElement) {
  const period = at(entry, 'Period')
  const date = (name: string) => {
    const { year = '', month } = at(period, name)?.attributes ?? {}
    return monthOf(month ? `${year}-${month.replace(/^-+/, '').padStart(2, '0')}` : year)
  }
  const isCurrent = at(period, 'Current')?.text.trim() === 'true'
  return { from: date('From'), to: isCurrent ? null : date('To'), isCurrent }
}

function certificatesOf(achievement: XmlElement): ExchangedCertificate[] {
  const kind = at(achievement, 'Title', 'Code')?.text.trim()
  if (kind !== 'certifications' && kind !== 'courses') return []
  return textOf(plainText(at(achievement, 'Description')))
    .split('\n')
    .flatMap(line => {
      const name = lineOf(line.replace(/^[-–•*]\s*/, ''))
      return name === null ? [] : [{ name, at: null }]
    })
}

/** What proves a level, beside the language. */
function languageCertificate(certificate: XmlElement): ExchangedCertificate[] {
  const name = lineOf(plainText(at(certificate, 'Title')))
  return name === null ? [] : [{ name, at: null }]
}

function languagesOf(skills: XmlElement | null): ExchangedLanguage[] {
  const named = (element: XmlElement) =>
    languageOf(plainText(at(element, 'Description', 'Code'))) ??
    languageOf(plainText(at(element, 'Description', 'Label')))
  const spoken = (element: XmlElement, level: CvLanguageLevel | null) => {
    const language = named(element)
    return language === null ? [] : [{ language, level }]
  }
  return [
    ...allOf(skills, 'MotherTongue').flatMap(each => spoken(each, 'native')),
    ...allOf(skills, 'ForeignLanguage').flatMap(each => spoken(each, lowestLevel(each))),
  ]
}
