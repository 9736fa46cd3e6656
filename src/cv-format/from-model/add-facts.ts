import { fold } from '../../basics/fold.ts'
import type { Cv, CvEducation, CvPosition } from '../cv.ts'
import { latestFirst } from '../read-lines.ts'
import type { ModelFacts } from './facts-of-answer.ts'

/** What the rules have read, with what only the model has: it fills what is empty, and takes the place of nothing. */
export function addFacts(cv: Cv, facts: ModelFacts): { fields: Cv; added: number } {
  const filled = cv.positions.map(position => filledBy(position, facts.positions))
  const positions = facts.positions.filter(each => !cv.positions.some(known => isSameTime(known, each)))
  const education = facts.education.filter(each => !isKnownEducation(cv, each))
  const fresh = facts.qualifications.filter(({ name }) => !isKnownName(cv, name.value))
  const qualifications = fresh.filter(
    ({ name }, at) => fresh.findIndex(each => isLike(each.name.value, name.value)) === at,
  )
  const spoken = new Set(cv.languages.map(({ value }) => value.language))
  const languages = facts.languages.filter(
    ({ value: { language } }) => !spoken.has(language) && spoken.add(language),
  )
  const hasProfession = cv.profession !== null
  const single = {
    profession: cv.profession ?? facts.profession,
    professionText: hasProfession ? cv.professionText : (facts.professionText ?? cv.professionText),
    specialty: cv.specialty ?? facts.specialty,
    drivingLicence: cv.drivingLicence ?? facts.drivingLicence,
  }
  const fields = {
    ...{ ...cv, ...single },
    positions: [...filled, ...positions].toSorted(latestFirst),
    education: [...cv.education, ...education],
    qualifications: [...cv.qualifications, ...qualifications],
    languages: [...cv.languages, ...languages],
  }
  const added = [...positions, ...education, ...qualifications, ...languages].length
  const filledIn = filled.filter((position, at) => position !== cv.positions[at]).length
  const singles = (['profession', 'specialty', 'drivingLicence'] as const).filter(
    key => single[key] !== cv[key],
  )
  return { fields, added: added + filledIn + singles.length }
}

/** A position of the rules keeps all that it says. */
function filledBy(position: CvPosition, positions: readonly CvPosition[]): CvPosition {
  const same = positions.find(
    ({ period: { value } }) =>
      value.from === position.period.value.from && value.to === position.period.value.to,
  )
  const [title, employer, city] = [
    position.title ?? same?.title ?? null,
    position.employer ?? same?.employer ?? null,
    position.city ?? same?.city ?? null,
  ]
  const isSame = title === position.title && employer === position.employer && city === position.city
  return isSame ? position : { ...position, title, employer, city }
}

/** Begun in the same month, or called the same: one of the rules' own, perhaps with other dates. */
function isSameTime(known: CvPosition, { period, title, employer }: CvPosition): boolean {
  const isCalledSame =
    isLike(known.title?.value ?? '', title?.value ?? '') &&
    isLike(known.employer?.value ?? '', employer?.value ?? '')
  return known.period.value.from === period.value.from || isCalledSame
}

function isKnownEducation(cv: Cv, { name, period }: CvEducation): boolean {
  return cv.education.some(
    known => isLike(known.name.value, name.value) || known.period.value.from === period.value.from,
  )
}

function isKnownName(cv: Cv, name: string): boolean {
  return [
    ...cv.qualifications.map(each => each.name.value),
    ...cv.education.map(each => each.name.value),
    ...cv.positions.flatMap(({ title }) => title?.value ?? []),
    ...(cv.professionText ? [cv.professionText.value] : []),
    ...(cv.approbation ? [cv.approbation.evidence.quote] : []),
    ...cv.languages.map(({ evidence }) => evidence.quote),
  ].some(known => isLike(known, name))
}

/** The same words, or those of one within the other. */
function isLike(one: string, other: string): boolean {
  const [first, second] = [one, other].map(text =>
    fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  if (!first || !second) return false
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `)
}
