import { fold } from '../../../src/basics/fold.ts'
import type { cvAsJson } from '../../../src/cv-format/cv-as-json.ts'
import { type CvDocument, knownPeriod } from './cv-documents.ts'

type Facts = ReturnType<typeof cvAsJson>

/** The shape of bench/gold/cv/reference/expected.json. A key that is missing is not asked for. */
export type ExpectedCv = {
  file: string
  last_position: Pick<NonNullable<Facts['last_position']>, 'title' | 'employer' | 'city' | 'from' | 'to'> & {
    /** As below, for these. */
    accept?: Record<string, unknown[]>
  }
  /** `accept` and `codes` are levels and codes that are right as well. */
  languages: { lang: string; level: string | null; accept?: (string | null)[]; codes?: string[] }[]
  qualifications: string[]
  experience_years: number
  looks_for?: Partial<Facts['wishes']>
  /** All values of a field that are right. */
  accept?: Record<string, unknown[]>
  /** Begun, planned or applied for; whoever names one as held has invented it. */
  not_held?: string[]
} & { [Field in (typeof plainFields)[number]]?: string | number | null }

export type Judged = { field: string; holds: boolean; expected: unknown; found: unknown }

const plainFields = [
  ...([
    'name',
    'title',
    'email',
    'phone',
    'postal_code',
    'city',
    'country',
    'profession',
    'profession_text',
    'category',
  ] as const),
  ...(['specialty', 'approbation', 'positions', 'driving_licence'] as const),
] as const

/** Each fact of a CV, compared with what it should be. */
export function judgeCv(expected: ExpectedCv, found: Facts | null): Judged[] {
  const judged: Judged[] = []
  const judge = (field: string, wanted: unknown, is: unknown, holds = wanted === is) => {
    const isAccepted = expected.accept?.[field]?.includes(is) ?? false
    judged.push({ field, holds: found !== null && (holds || isAccepted), expected: wanted, found: is })
  }
  for (const field of plainFields) {
    if (!(field in expected)) continue
    judge(field, expected[field] ?? null, found?.[field] ?? null)
  }
  const years = found?.experience_years ?? Number.NaN
  judge(
    'experience_years',
    expected.experience_years,
    years,
    Math.abs(years - expected.experience_years) <= 1,
  )
  for (const field of ['title', 'employer', 'city', 'from', 'to'] as const) {
    const wanted = expected.last_position[field]
    const is = found?.last_position?.[field] ?? null
    // Some forms print everything in capitals.
    const isAccepted = expected.last_position.accept?.[field]?.includes(is) ?? false
    judge(`last_position.${field}`, wanted, is, wanted?.toLowerCase() === is?.toLowerCase() || isAccepted)
  }
  const spoken = new Map(found?.languages.map(({ lang, level }) => [lang, level]))
  for (const { lang, level, accept, codes = [lang] } of expected.languages) {
    const is = codes.flatMap(code => spoken.get(code) ?? []).at(0) ?? null
    judge('languages', level, is, level === is || (accept?.includes(is) ?? false))
  }
  const learned = found?.qualifications.map(name => wordsOf(name ?? '')) ?? []
  for (const name of expected.qualifications) {
    const wanted = wordsOf(name)
    judge(
      'qualifications',
      name,
      null,
      learned.some(words => isSame(wanted, words)),
    )
  }
  for (const [name, wanted] of Object.entries(expected.looks_for ?? {})) {
    // The cast: the keys of the wishes.
    const is = found?.wishes[name as keyof Facts['wishes']] ?? null
    judge(`wishes.${name}`, wanted, is, JSON.stringify(wanted) === JSON.stringify(is))
  }
  return judged
}

/** Each word of the shorter begins like one of the longer: "Bobath" is "Bobath-Grundkurs IBITA". */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  return few.length > 0 && few.every(word => many.some(each => each.startsWith(word.slice(0, 7))))
}

/** Qualifications that somebody is told to hold and has only begun, planned or applied for. */
export function notHeldIn(found: Facts, { not_held: names = [] }: ExpectedCv): string[] {
  const told = found.qualifications.filter(name => name !== null)
  return told.filter(name => names.some(each => isSame(wordsOf(each), wordsOf(name))))
}

/** Texts among the facts that have words which are nowhere in the document; a PDF may print a word in parts. */
export function inventedIn(found: Facts, document: string): string[] {
  const words = wordsOf(document)
  const known = new Set(words)
  const unparted = words.join('')
  const isKnown = (word: string) => known.has(word) || (word.length > 4 && unparted.includes(word))
  const { name, email, postal_code, city, profession_text, last_position, qualifications, experience } = found
  const places = [last_position, ...experience].flatMap(each => [each?.title, each?.employer, each?.city])
  const said = [name, email, postal_code, city, profession_text, ...places, ...qualifications]
  return said.filter(text => typeof text === 'string').filter(text => !wordsOf(text).every(isKnown))
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

export function expectedOf({ name, person, style, omits }: CvDocument): ExpectedCv {
  const [job] = person.jobs
  const isLeftOut = (field: string) => omits.includes(field)
  return {
    file: name,
    ...{
      name: person.name,
      title: person.title,
      email: person.email,
      phone: person.phone,
      city: person.city,
    },
    ...(isLeftOut('postalCode') ? {} : { postal_code: person.postalCode }),
    ...{
      country: person.country,
      profession: person.profession,
      category: person.category,
      specialty: person.specialty,
    },
    ...(person.category === 'doctors' ? { approbation: person.approbation } : {}),
    positions: person.jobs.length,
    ...(isLeftOut('drivingLicence') ? {} : { driving_licence: person.drivingLicence }),
    experience_years: person.experienceYears,
    last_position: {
      ...{ title: job?.title ?? null, employer: job?.employer ?? null, city: job?.city ?? null },
      ...knownPeriod(person, style),
    },
    languages: person.languages.map(({ code, level }) => ({ lang: code, level })),
    qualifications: person.qualifications.map(qualification => qualification.name),
  }
}
