import type {
  Approbation,
  Certainty,
  Cv,
  CvPosition,
  CvStart,
  Evidence,
  Found,
} from '../../../cv-format/cv.ts'
import { languageLevels, spokenLanguages } from '../job-seeker.values.ts'
import { licenceOfText } from '../profile/licence-of-text.ts'
import { drivingClasses } from '../profile/profile.values.ts'
import type { LicenceFields } from '../profile/profile-rows.ts'

/** One value of the form, with the words it was read from; null where the document says nothing of it. */
export type ProposedValue = { value: string; evidence: Evidence | null }

/** What is proposed to be taken as one; a guess is not ticked beforehand. */
export type Proposal<Field extends string> = {
  isTicked: boolean
  certainty: Certainty
  /** Whether any of it was pointed out by a language model. */
  isFromModel: boolean
  values: Record<Field, ProposedValue>
}

export type CvProposals = ReturnType<typeof cvProposals>

/** What of a CV belongs into a profile, in the fields of the form. Name and address are those of the account, and are not proposed. */
export function cvProposals(cv: Cv) {
  const licences = licencesOf(cv)
  const { employment, workload, start } = cv.wishes
  // Where somebody wants to work says more than where they live.
  const town = cv.wishes.place ?? cv.city
  return {
    profession: cv.profession && single(cv.profession, cv.profession.value),
    specialty: cv.specialty && single(cv.specialty, cv.specialty.value),
    place: town && proposal('value', { value: said(town), radius: unsaid(defaultRadius) }),
    employment: employment || workload ? employmentOf(employment, workload) : null,
    start: start && startOf(start),
    positions: cv.positions.map(positionOf),
    educations: cv.education.map(({ name, institution, period }) =>
      proposal('name', {
        name: said(name),
        institution: said(institution),
        fromMonth: said(period, ({ from }) => from),
        toMonth: said(period, ({ to }) => to),
      }),
    ),
    licences: licences.flatMap(({ found, fields }) => (fields ? licenceProposal(found, fields) : [])),
    qualifications: licences.flatMap(({ found, fields }) => (fields ? [] : single(found, found.value))),
    languages: cv.languages.flatMap(languageOf),
    driving: cv.drivingLicence && drivingOf(cv.drivingLicence),
    experience: cv.statedExperienceYears && single(cv.statedExperienceYears),
  }
}

const defaultRadius = '25'

function said<T>(
  found: Found<T> | null,
  write: (value: T) => string | null = value => String(value),
): ProposedValue {
  return { value: found ? (write(found.value) ?? '') : '', evidence: found?.evidence ?? null }
}

function unsaid(value: string): ProposedValue {
  return { value, evidence: null }
}

function proposal<Field extends string>(
  main: NoInfer<Field>,
  values: Record<Field, ProposedValue>,
): Proposal<Field> {
  const { value, evidence } = values[main]
  const certainty = evidence?.certainty ?? 'guess'
  const isFromModel = Object.values<ProposedValue>(values).some(each => each.evidence?.isFromModel === true)
  // Nobody takes unseen what a model has read.
  const isTicked = certainty !== 'guess' && !isFromModel && value !== ''
  return { isTicked, certainty, isFromModel, values }
}

function single<T>(found: Found<T>, value = String(found.value)): Proposal<'value'> {
  return proposal('value', { value: { value, evidence: found.evidence } })
}

function positionOf({ title, employer, city, period, duties }: CvPosition) {
  const isOpen = period.value.from !== null && period.value.to === null
  return proposal('title', {
    title: said(title),
    employer: said(employer),
    city: said(city),
    fromMonth: said(period, ({ from }) => from),
    toMonth: said(period, ({ to }) => to),
    isCurrent: said(period, () => (isOpen ? 'on' : '')),
    duties: { value: duties.map(({ value }) => value).join('\n'), evidence: duties[0]?.evidence ?? null },
  })
}

type FoundLicence = { found: Found<string>; fields: LicenceFields | null }

/** Training that is an entry of the education already is not proposed twice. */
function licencesOf(cv: Cv): FoundLicence[] {
  const learned = new Set(cv.education.map(({ name }) => name.value))
  const named = cv.qualifications
    .filter(({ name }) => !learned.has(name.value))
    .flatMap(({ name, at, state }) => {
      const read = licenceOfText(name.value)
      // What is not held yet has a state as a licence, and is nothing to be listed otherwise.
      if (!read && state) return []
      const open = state && { state, obtainedOn: null }
      return [{ found: name, fields: read && { ...read, obtainedOn: at, ...open } }]
    })
  const hasApprobation = named.some(({ fields }) => fields?.kind === 'approbation')
  return cv.approbation && !hasApprobation ? [approbationOf(cv.approbation), ...named] : named
}

function approbationOf({ value, evidence }: Found<Approbation>): FoundLicence {
  const found = { value: evidence.quote.slice(0, 120), evidence }
  const fields = licenceOfText(found.value)
  const state = value === 'temporary' ? 'temporary' : 'held'
  const plain = { name: found.value, profession: null, specialty: null, country: null, obtainedOn: null }
  return { found, fields: { ...(fields ?? plain), kind: 'approbation', state } }
}

function licenceProposal(found: Found<string>, { kind, state, obtainedOn }: LicenceFields) {
  return [
    proposal('name', {
      kind: unsaid(kind),
      name: said(found),
      state: unsaid(state),
      obtainedOn: unsaid(obtainedOn ?? ''),
    }),
  ]
}

/** Languages that the profile does not know are left out; a level that was not said is to be chosen. */
function languageOf({ value: { language, level }, evidence }: Cv['languages'][number]) {
  if (!spokenLanguages.some(known => known === language)) return []
  const known = languageLevels.find(each => each === level) ?? ''
  const values = { language: { value: language, evidence }, level: { value: known, evidence } }
  const made = proposal('language', values)
  return [{ ...made, isTicked: made.isTicked && known !== '' }]
}

function drivingOf(found: Found<string>): Proposal<'value'> | null {
  const classes = found.value.split(/[^A-Z0-9]+/).filter(name => drivingClasses.some(known => known === name))
  return classes.length > 0 ? single(found, classes.join(' ')) : null
}

/** Less than the whole is part time, even if nobody says the word. */
function employmentOf(employment: Cv['wishes']['employment'], workload: Cv['wishes']['workload']) {
  const isLess = workload !== null && workload.value.from < 100
  return proposal('value', {
    value: employment ? said(employment) : said(workload, () => (isLess ? 'part-time' : 'full-time')),
    workloadFrom: said(workload, ({ from }) => String(from)),
    workloadTo: said(workload, ({ to }) => String(to)),
  })
}

function startOf(start: Found<CvStart>) {
  const isDate = /^\d/.test(start.value)
  return proposal('value', {
    value: said(start, value => (isDate ? 'date' : value)),
    from: said(start, value => (isDate ? value : '')),
  })
}
