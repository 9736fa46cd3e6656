import {
  type ExchangedEducation,
  type ExchangedPosition,
  type ExchangedProfile,
  NotExchangeable,
} from './exchanged-profile.ts'
import { drivingClassesIn, languageLevelOf, languageOf, lineOf, monthOf, textOf } from './plain-values.ts'

const mostItems = 200

/**
 * A profile from a document of jsonresume.org, version 1. Fields of a wrong type are left out one by one: programs write them differently,
 * and what is right is worth having.
 * @throws {NotExchangeable} for what is no JSON, and for JSON that is no resume
 */
export function readJsonResume(json: string): ExchangedProfile {
  const resume = parsed(json)
  const basics = objectOf(resume.basics)
  const location = objectOf(basics.location)
  const certificates = [...listOf(resume.certificates), ...listOf(resume.awards)]
  return {
    name: lineOf(basics.name),
    email: lineOf(basics.email),
    phone: lineOf(basics.phone),
    city: lineOf(location.city),
    country: /^[A-Z]{2}$/.exec(lineOf(location.countryCode) ?? '')?.[0] ?? null,
    label: lineOf(basics.label),
    positions: listOf(resume.work).flatMap(positionOf),
    educations: listOf(resume.education).flatMap(educationOf),
    certificates: certificates.flatMap(each => {
      const name = lineOf(each.name) ?? lineOf(each.title)
      return name === null ? [] : [{ name, at: monthOf(each.date) }]
    }),
    languages: listOf(resume.languages).flatMap(each => {
      const language = languageOf(each.language)
      return language === null ? [] : [{ language, level: languageLevelOf(each.fluency) }]
    }),
    ...skillsOf(resume),
  }
}

type Json = Record<string, unknown>
const sections = ['basics', 'work', 'education', 'languages', 'certificates', 'skills', 'volunteer'] as const

function parsed(json: string): Json {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new NotExchangeable('broken-json', error)
  }
  const resume = objectOf(value)
  if (!sections.some(name => name in resume)) throw new NotExchangeable('no-json-resume')
  return resume
}

function positionOf(work: Json): ExchangedPosition[] {
  const employer = lineOf(work.name) ?? lineOf(work.company)
  const title = lineOf(work.position) ?? employer
  if (title === null) return []
  const [from, to] = [monthOf(work.startDate), monthOf(work.endDate)]
  const highlights = Array.isArray(work.highlights) ? work.highlights.slice(0, mostItems).map(textOf) : []
  return [
    {
      title,
      employer: title === employer ? null : employer,
      city: lineOf(work.location),
      ...{ from, to },
      // The format leaves the end out for what lasts.
      isCurrent: from !== null && to === null,
      duties: textOf([textOf(work.summary), ...highlights].filter(Boolean).join('\n')),
    },
  ]
}

function educationOf(education: Json): ExchangedEducation[] {
  const institution = lineOf(education.institution)
  const learned = [lineOf(education.studyType), lineOf(education.area)].filter(text => text !== null)
  const name = lineOf(learned.join(' ')) ?? institution
  if (name === null) return []
  const [from, to] = [monthOf(education.startDate), monthOf(education.endDate)]
  return [{ name, institution: name === institution ? null : institution, from, to }]
}

/** A driving licence is a skill in this format, by whatever name. */
function skillsOf(resume: Json): Pick<ExchangedProfile, 'skills' | 'drivingLicences'> {
  const skills = listOf(resume.skills).flatMap(({ name, keywords }) => {
    const words = Array.isArray(keywords) ? keywords.slice(0, mostItems).map(lineOf) : []
    return [lineOf(name), ...words].filter(text => text !== null)
  })
  const isDriving = (skill: string) => /führerschein|fahrerlaubnis|fahrausweis|driving licen/iu.test(skill)
  return {
    skills: skills.filter(skill => !isDriving(skill)),
    drivingLicences: [...new Set(skills.filter(isDriving).flatMap(drivingClassesIn))],
  }
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.slice(0, mostItems).map(objectOf) : []
}

/** The cast: any object can be looked into by names. */
function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}
