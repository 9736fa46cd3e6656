import { fold } from '../basics/fold.ts'
import type { Cv } from './cv.ts'
import type { Line } from './document/line.ts'
import type { ExchangedProfile } from './exchange/exchanged-profile.ts'
import { toldFacts } from './exchange/told-facts.ts'
import { experienceYears, readStatedYears } from './fields/experience-years.ts'
import { isLater } from './fields/qualification-state.ts'
import { readContact } from './fields/read-contact.ts'
import { readLanguages } from './fields/read-languages.ts'
import { readName } from './fields/read-name.ts'
import { readEducation, readStations } from './fields/read-positions.ts'
import { readProfession } from './fields/read-profession.ts'
import {
  isSchool,
  readApprobation,
  readDrivingLicence,
  readQualifications,
} from './fields/read-qualifications.ts'
import { readWishes } from './fields/read-wishes.ts'
import { withoutDurationCells } from './structure/durations.ts'
import { type Entry, intoEntries } from './structure/entries.ts'
import { isLabelledPlace, withoutFieldLabels } from './structure/field-labels.ts'
import { underHouses } from './structure/houses.ts'
import { withoutPrivate } from './structure/private-lines.ts'
import { intoSections, linesOf, type Section } from './structure/sections.ts'
import { withWholeDates } from './structure/whole-dates.ts'

/**
 * The fields of a CV, from its lines in reading order. `now` is when positions end that last. What the document tells as data besides
 * counts more than how its pages read.
 */
export function readLines(written: readonly Line[], now: Date, data: ExchangedProfile | null = null): Cv {
  const lines = withWholeDates(withoutPrivate(written))
  const told = data && toldFacts(data, lines)
  const sections = intoSections(lines).map(withoutLabels)
  const head = linesOf(sections, 'head', 'personal')
  const contact = readContact(head, lines)
  const person = readName([...head, ...lines], contact.email?.value ?? null)
  const stations = readStations(stationsOf(sections))
  const latest = orElse(told?.positions, stations.positions).toSorted(latestFirst)
  const learned = linesOf(sections, 'education', 'training')
  const about = linesOf(sections, 'head', 'personal', 'profile')
  const profession = readProfession(about, latest)
  const education = orElse(told?.education, [
    ...stations.education,
    ...readEducation(intoEntries(linesOf(sections, 'education'))),
  ])
  const graduated = (
    told
      ? education
      : [...stations.education.filter(({ name }) => !isSchool(name.value)), ...education.filter(isStudy)]
  ).filter(({ period }) => period.value.to !== null && !isLater(period.value.to, now))
  const trained = graduated.map(({ name, period }) => ({
    name,
    at: period.value.to,
  }))
  const driving = readDrivingLicence(lines)
  const elsewhere = linesOf(sections, 'head', 'personal', 'skills', 'other', 'profile')
  return {
    name: person?.name ?? told?.name ?? null,
    academicTitle: person?.academicTitle ?? null,
    ...contact,
    email: told?.email ?? contact.email,
    phone: told?.phone ?? contact.phone,
    city: told?.city ?? contact.city,
    ...profession,
    positions: latest,
    experienceYears: experienceYears(latest, profession.category?.value ?? null, now),
    statedExperienceYears: readStatedYears(about),
    education,
    qualifications: [
      ...orElse(told?.qualifications, readQualifications(learned, elsewhere, now)),
      ...trained,
    ].filter(isFirst),
    approbation: readApprobation(lines, now),
    languages: orElse(
      told?.languages,
      readLanguages(linesOf(sections, 'languages'), [
        ...learned,
        ...elsewhere,
        ...linesOf(sections, 'interests'),
      ]),
    ),
    drivingLicence:
      driving && told?.drivingLicence
        ? { ...driving, value: told.drivingLicence.value }
        : (told?.drivingLicence ?? driving),
    wishes: readWishes(linesOf(sections, ...besideStations), now),
    documentLanguage: languageOf(lines),
  }
}

/** What stands under two headings was learned once. */
function isFirst({ name }: Cv['qualifications'][number], at: number, all: Cv['qualifications']): boolean {
  const key = fold(name.value)
  return all.findIndex(other => fold(other.name.value) === key) === at
}

/** A degree that has no other name: "Studium der Humanmedizin", "Staatlich anerkannte …" behind its school. */
function isStudy({ name }: Cv['education'][number]): boolean {
  return /^(?:\p{L}*studium(?!\p{L})|(?:human|zahn)medizin(?!\p{L})|staatlich\s(?:anerkannt|geprüft))/iu.test(
    name.value,
  )
}

/** What the data say of it, unless they say nothing. */
function orElse<T>(told: readonly T[] | undefined, read: readonly T[]): readonly T[] {
  return told && told.length > 0 ? told : read
}

const besideStations = ['head', 'personal', 'profile', 'languages', 'skills', 'interests', 'other'] as const

/** Without a heading for it, work is what has a beginning and stands about the person or beside what has no section. */
function stationsOf(sections: readonly Section[]): Entry[] {
  const own = sectionsOf(sections, 'experience')
  if (own.length > 0)
    return own
      .flatMap(({ lines }) => underHouses(withoutDurationCells(lines)))
      .flatMap(({ house, lines }) => intoEntries(lines, house))
  return intoEntries(linesOf(sections, 'head', 'profile')).filter(({ period }) => period.kind !== 'point')
}

/** "Ort:" says where somebody lives in one section, and where they worked in another. */
function withoutLabels(section: Section): Section {
  const hasEntries = ['experience', 'education', 'training'].includes(section.kind)
  if (!hasEntries) return section
  // Where a school was is no qualification.
  const lines =
    section.kind === 'experience' ? section.lines : section.lines.filter(line => !isLabelledPlace(line))
  return { ...section, lines: withoutFieldLabels(lines) }
}

function sectionsOf(sections: readonly Section[], kind: Section['kind']): Section[] {
  return sections.filter(section => section.kind === kind)
}

export function latestFirst(one: Cv['positions'][number], other: Cv['positions'][number]): number {
  const end = ({ period }: Cv['positions'][number]) => period.value.to ?? '9999'
  const start = ({ period }: Cv['positions'][number]) => period.value.from ?? ''
  return end(other).localeCompare(end(one)) || start(other).localeCompare(start(one))
}

function languageOf(lines: readonly Line[]): 'de' | 'en' {
  const text = lines
    .map(line => line.text)
    .join(' ')
    .toLowerCase()
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const english = count(
    /\b(?:and|of|with|the|in|experience|education|skills|languages|present|german|english)\b/g,
  )
  const german = count(
    /\b(?:und|der|die|mit|für|als|berufserfahrung|ausbildung|kenntnisse|sprachen|heute|deutsch|englisch)\b/g,
  )
  return english > german ? 'en' : 'de'
}
